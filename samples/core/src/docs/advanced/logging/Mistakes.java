package docs.advanced.logging;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.observations.ObservationRecord;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.FileConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

/** Makes each mistake, then what the last column says, and prints what comes of both. */
public class Mistakes {

    private static final Logger LIBRARY = Logger.getLogger("org.github.gestalt");
    private static final List<String> LOGGED = new ArrayList<>();

    public record Db(Integer port, String host) { }

    interface Attempt {
        Object run() throws Exception;
    }

    interface Printing {
        void run() throws Exception;
    }

    /** A recorder whose start method returns nothing. */
    static class NothingStarted extends WatchReads.PrintReads {

        @Override
        public <T> ObservationRecord startGetConfig(
                String path, TypeCapture<T> type, Tags tags, boolean required) {
            return null;
        }
    }

    public static void main(String[] args) throws Exception {
        LIBRARY.setLevel(Level.FINE);
        LIBRARY.setUseParentHandlers(false);
        LIBRARY.addHandler(new Handler() {
            @Override
            public void publish(LogRecord message) {
                LOGGED.add(message.getMessage());
            }

            @Override
            public void flush() { }

            @Override
            public void close() { }
        });
        // A required read that fails throws and logs nothing but which decoder it used.
        Gestalt wrong = load(new GestaltBuilder().addSource(MapConfigSourceBuilder.builder()
            .setCustomConfig(Map.of("db.port", "5432x")).build()));
        LOGGED.clear();
        try {
            wrong.getConfig("db.port", Integer.class);
            throw new IllegalStateException("no exception");
        } catch (GestaltException e) {
            if (LOGGED.stream().anyMatch(one -> !one.startsWith("Found multiple decoders"))) {
                throw new IllegalStateException(LOGGED.toString());
            }
        }
        if (!whereFrom().endsWith(": 80")) {
            throw new IllegalStateException(whereFrom());
        }
        checkReadsAnew();
        System.out.println("You do\tYou get\tInstead");

        row("call `debugPrint()` before `loadConfigs()`",
            () -> builder().build().debugPrint(),
            "load first",
            () -> load(builder()).debugPrint());

        row("call `debugPrint(Tags.of(\"city\", \"Porto\"))` without such a source",
            () -> load(builder()).debugPrint(Tags.of("city", "Porto")),
            "`debugPrint()` prints every set of tags",
            () -> load(builder()).debugPrint());

        row("`addSecurityMaskingRule(\"PWD\")`, and print `mail.pwd`",
            () -> print(builder().addSecurityMaskingRule("PWD")),
            "`addSecurityMaskingRule(\"pwd\")`, as paths are in lower case",
            () -> print(builder().addSecurityMaskingRule("pwd")));

        row("`setSecurityMaskingRule(Set.of(\"pwd\"))`, then `addSecurityMaskingRule(\"pin\")`",
            () -> print(builder().setSecurityMaskingRule(Set.of("pwd"))
                .addSecurityMaskingRule("pin")),
            "`addSecurityMaskingRule(\"pwd|pin\")`, which also keeps the 15 rules",
            () -> print(builder().addSecurityMaskingRule("pwd|pin")));

        row("read `db.pool` twice with a default, and look for two messages",
            () -> readTwice(builder()),
            "`useCacheDecorator(false)` while you search",
            () -> readTwice(builder().useCacheDecorator(false)));

        System.setProperty("db", "x");
        System.setProperty("db.host", "y");
        row("set `-Ddb=x` and `-Ddb.host=y`, read `db.host`, and look for a message",
            () -> properties().getConfigOptional("db.host", String.class),
            "set one: `db` cannot be a value and a branch, and no level logs that. A pair that is all of its group, "
                + "as `-Dapp.db=x` and `-Dapp.db.host=y` are of `app`, leaves “No configs found”",
            () -> {
                System.clearProperty("db");
                return properties().getConfigOptional("db.host", String.class);
            });

        System.setProperty("app.db", "x");
        System.setProperty("app.db.host", "y");
        LOGGED.clear();
        properties();
        if (!LOGGED.contains("No configs found")) {
            throw new IllegalStateException(LOGGED.toString());
        }
        System.clearProperty("app.db");

        row("read a record whose `port` is `5432x`, and count each `MISSING_VALUE` as a value that is not set",
            () -> levels(Map.of("db.port", "5432x", "db.host", "db-2")),
            "count only a read without `ERROR`",
            () -> levels(Map.of("db.host", "db-2")));

        row("return `null` from `startGetConfig`",
            () -> load(builder().setObservationsEnabled(true)
                .addObservationsRecorder(new NothingStarted())).getConfig("mail.pwd", String.class),
            "return a record, even an empty one",
            () -> "reads go on");
    }

    /** The levels that a recorder gets for one read of a record. */
    private static String levels(Map<String, String> values) throws GestaltException {
        List<String> levels = new ArrayList<>();
        Gestalt gestalt = load(new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).build())
            .setObservationsEnabled(true)
            .addObservationsRecorder(new WatchReads.PrintReads() {
                @Override
                public <T> void recordObservation(
                        GResultOf<T> result, String path, TypeCapture<T> type, Tags tags, boolean required) {
                    result.getErrors().forEach(error -> levels.add(path + ": " + error.level()));
                }

                @Override
                public void finalizeObservation(ObservationRecord started, Tags tags) { }
            }));
        gestalt.getConfigOptional("db", Db.class);
        return String.join(", ", levels);
    }

    /** An included value counts for the source that includes it. */
    private static String whereFrom() throws Exception {
        return printed(() -> WhereFrom.printSources("mail.http.port", List.of(MapConfigSourceBuilder.builder()
            .addCustomConfig("mail.$include", "source=classPath,resource=production.properties").build())));
    }

    private static String printed(Printing program) throws Exception {
        PrintStream console = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed));
        try {
            program.run();
        } finally {
            System.setOut(console);
        }
        return printed.toString().strip();
    }

    /** `printSources` shows what a file has now, and a print of one source alone is masked. */
    private static void checkReadsAnew() throws Exception {
        Path file = Files.writeString(Path.of("now.properties"), "mail.password = sea-breeze");
        ConfigSourcePackage source = FileConfigSourceBuilder.builder().setPath(file).setTags(Tags.profile("prod")).build();
        Gestalt running = load(new GestaltBuilder().addSource(source));
        String masked = running.debugPrint(source.getTags());
        Files.writeString(file, "mail.password = harbour-light");
        String now = printed(() -> WhereFrom.printSources("mail.password", List.of(source)));
        String before = running.getConfig("mail.password", String.class, source.getTags());
        if (!now.endsWith("harbour-light") || !before.equals("sea-breeze") || !masked.contains("*****")) {
            throw new IllegalStateException(now + before + masked);
        }
    }

    private static void row(String mistake, Attempt wrong, String instead, Attempt right) {
        String problem = result(wrong);
        if (problem.equals(result(right))) {
            throw new IllegalStateException(mistake);
        }
        System.out.println(mistake + "\t" + problem + "\t" + instead);
    }

    private static String result(Attempt attempt) {
        LOGGED.clear();
        try {
            Object result = attempt.run();
            String text = String.valueOf(result).strip();
            return text.isEmpty() ? "an empty text" : "`" + text + "`";
        } catch (Exception e) {
            String message = e.getMessage();
            String type = "`" + e.getClass().getSimpleName() + "`";
            return message == null || e instanceof NullPointerException
                ? type : type + ": `" + message.split("\n")[0] + "`";
        }
    }

    private static GestaltBuilder builder() throws GestaltException {
        return new GestaltBuilder().addSource(MapConfigSourceBuilder.builder()
            .setCustomConfig(Map.of("mail.pwd", "sea-breeze")).build());
    }

    private static Gestalt load(GestaltBuilder builder) throws GestaltException {
        Gestalt gestalt = builder.build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static String print(GestaltBuilder builder) throws GestaltException {
        return load(builder).debugPrint(Tags.of()).replaceAll(".*'(.*)'.*", "$1");
    }

    private static String readTwice(GestaltBuilder builder) throws GestaltException {
        Gestalt gestalt = load(builder);
        LOGGED.clear();
        gestalt.getConfig("db.pool", 10, Integer.class);
        gestalt.getConfig("db.pool", 10, Integer.class);
        return LOGGED.size() + (LOGGED.size() == 1 ? " message" : " messages");
    }

    private static Gestalt properties() throws GestaltException {
        ConfigSourcePackage source = SystemPropertiesConfigSourceBuilder.builder().build();
        Gestalt gestalt = load(new GestaltBuilder().addSource(source));
        if (System.getProperty("app.db") == null
                && LOGGED.stream().anyMatch(one -> one.contains("db") || one.equals("No configs found"))) {
            throw new IllegalStateException(LOGGED.toString());
        }
        return gestalt;
    }
}
