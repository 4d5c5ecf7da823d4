package docs.advanced.logging;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.processor.result.ResultProcessor;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;
import org.github.gestalt.config.source.FileConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

/** Makes Gestalt log each message of the table, and prints what it logged. */
public class LogMessages {

    private static final Logger LIBRARY = Logger.getLogger("org.github.gestalt");
    private static final List<LogRecord> SEEN = new ArrayList<>();

    public static class Mail {
        private String host = "localhost";
        private String from;

        public String getHost() {
            return host;
        }

        public void setHost(String host) {
            throw new IllegalArgumentException(host);
        }
    }

    static class PortProcessor implements ResultProcessor {
        @Override
        public <T> GResultOf<T> processResults(GResultOf<T> result, String path, boolean isOptional, T defaultValue,
                TypeCapture<T> type, Tags tags) throws GestaltException {
            if (result.results() instanceof Integer port && port > 65535) {
                throw new GestaltException(path + ": " + port + " is no port");
            }
            return result;
        }
    }

    interface Step {
        void run() throws Exception;
    }

    public static void main(String[] args) throws Exception {
        LIBRARY.setLevel(Level.ALL);
        LIBRARY.setUseParentHandlers(false);
        LIBRARY.addHandler(new Handler() {
            @Override
            public void publish(LogRecord message) {
                SEEN.add(message);
            }

            @Override
            public void flush() { }

            @Override
            public void close() { }
        });

        System.out.println("Message\tLevel\tLogger\tIt means");

        row("Failed getting config path", "the read returned its default, or an empty `Optional`",
            () -> load(Map.of("db.port", "1")).getConfig("db.pool", 10, Integer.class));

        row("Failed getting config path",
            "the same with `setLogLevelForMissingValuesWhenDefaultOrOptional(WARNING)`",
            () -> loud(Map.of("db.port", "1")).getConfig("db.pool", 10, Integer.class));

        row("Errors getting config path", "the read has a value, but not all of it was in a source",
            () -> load(Map.of("mail.from", "desk")).getConfig("mail", Mail.class));

        row("Unknown annotation", "an annotation `@{…}` is unknown, or a brace is unmatched",
            () -> load(Map.of("db.pwd", "x@{hidden}")));

        row("Unable to parse path", "the path of a read with a default is no path",
            () -> load(Map.of("db.port", "1")).getConfig("db/pool", 10, Integer.class));

        row("level: WARN", "a variable or system property is ignored for its name",
            () -> new GestaltBuilder()
                .addSource(EnvironmentConfigSourceBuilder.builder()
                    .setPrefix("BOOKING").setRemovePrefix(true).build())
                .build().loadConfigs());

        row("No configs found", "a whole group was dropped, because its variables or system properties contradict each other, "
            + "such as `OK_DB_POOL` and `OK_DB_POOL_SIZE`; beside another key of `db`, the two are dropped without a message",
            LogMessages::contradiction);

        row("unable to set field", "your setter threw; the value `m1` is not masked",
            () -> load(Map.of("mail.from", "desk", "mail.host", "m1"))
                .getConfig("mail", Mail.class));

        row("db.port: 99999 is no port", "your result processor threw this, and the read returned its default",
            () -> refusing().getConfig("db.port", 5432, Integer.class));

        row("On Reload, no results", "the key of a `ConfigContainer` is gone, and it is empty now",
            LogMessages::emptyContainer);

        row("No Core ResultProcessors added", "you called `setAddCoreResultProcessors(false)`, so a failed read returns `null`",
            () -> new GestaltBuilder().setAddCoreResultProcessors(false)
                .addSource(MapConfigSourceBuilder.builder().setCustomConfig(Map.of("db.port", "1")).build()).build());

        row("TemporarySecretModule has not been", "nothing: each `build()` logs it",
            () -> load(Map.of("a", "1")));

        row("Found multiple decoders", "which decoder makes the type",
            () -> load(Map.of("a", "1")).getConfig("a", String.class));
    }

    private static void row(String start, String meaning, Step step) throws Exception {
        SEEN.clear();
        step.run();
        LogRecord found = SEEN.stream()
            .filter(one -> one.getMessage().contains(start))
            .findFirst()
            .orElseThrow(() -> new IllegalStateException(start + " is not logged: "
                + SEEN.stream().map(LogRecord::getMessage).toList()));
        String logger = found.getLoggerName().replaceAll(".*\\.", "");
        String level = found.getLevel().getName()
            .replace("FINER", "TRACE").replace("FINE", "DEBUG");
        String text = found.getMessage().strip().replaceAll("\\s*\n\\s*", " ").split(" - level: ERROR| with errors|,? for class| \\{0}| if you|,? and class| - level: DEBUG|, tags|,? found in")[0];
        text = text.replace(LogMessages.class.getName() + "$", "");
        System.out.println("`" + text + "`\t" + level + "\t`" + logger + "`\t" + meaning);
    }

    private static Gestalt load(Map<String, String> values) throws Exception {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).build())
            .setTreatMissingValuesAsErrors(false)
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static Gestalt loud(Map<String, String> values) throws Exception {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).build())
            .setLogLevelForMissingValuesWhenDefaultOrOptional(System.Logger.Level.WARNING)
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static Gestalt refusing() throws Exception {
        Gestalt gestalt = new GestaltBuilder().addResultProcessor(new PortProcessor())
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(Map.of("db.port", "99999")).build()).build();
        gestalt.loadConfigs();
        return gestalt;
    }

    /** Both pairs of variables are dropped, but only the one below `db` leaves its group empty. */
    private static void contradiction() throws Exception {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(EnvironmentConfigSourceBuilder.builder().setPrefix("OK_").setRemovePrefix(true).build())
            .build();
        gestalt.loadConfigs();
        String tree = gestalt.debugPrint(Tags.of());
        long messages = SEEN.stream().filter(one -> one.getMessage().equals("No configs found")).count();
        if (!tree.equals("MapNode{http=MapNode{port=LeafNode{value='8080'}}}") || messages != 1) {
            throw new IllegalStateException(messages + " messages, " + tree);
        }
    }

    private static void emptyContainer() throws Exception {
        Path file = Path.of("reload.properties");
        Files.writeString(file, "db.pool = 10\ndb.port = 1\n");
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder()
                .setPath(file).addConfigReloadStrategy(strategy).build())
            .build();
        gestalt.loadConfigs();
        var pool = gestalt.getConfig("db.pool", new TypeCapture<ConfigContainer<Integer>>() { });
        Files.writeString(file, "db.port = 1\n");
        strategy.reload();
        if (pool.isPresent()) {
            throw new IllegalStateException("still there");
        }
    }
}
