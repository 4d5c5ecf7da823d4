package docs.architecture.config_source;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.logging.LogManager;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.ConfigSource;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSource;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.Pair;

/** Makes each mistake and prints what comes of it, then tries what the last column says. */
public class Mistakes {

    private interface Attempt {
        String run() throws GestaltException;
    }

    private interface Opener {
        InputStream open() throws GestaltException;
    }

    public static void main(String[] args) throws GestaltException {
        LogManager.getLogManager().reset();
        System.out.println("You write\tYou get\tInstead");
        row("a stream of whatever the server answers, an error page included",
            () -> keys(text("<h1>Service Unavailable</h1>", "properties")),
            "no exception: the page becomes the key `<h1>service`", "<h1>service",
            "compare the status, and throw a `GestaltException`",
            () -> keys(new Fixed("properties", () -> {
                throw new GestaltException("503");
            }, null)), "503");
        row("a stream that you keep in a field",
            () -> afterReload(kept()),
            "after a reload all its keys are gone", "",
            "open a new stream in each call",
            () -> afterReload(text("rates.attic = 80", "properties")), "rates.attic");
        row("`equals()` that compares the addresses, and two sources have the same",
            () -> twoSources(true),
            "a reload of one also takes the place of the other", "rates.garden",
            "compare `id()`, or leave `equals()` out",
            () -> twoSources(false), "rates.attic rates.garden");
        row("a `ConfigSourcePackage` with a strategy that has no source",
            () -> withoutSetSource(false),
            "`reload()` does nothing, and logs “Attempting to reload a source but no source provided”", "80",
            "a `SourceBuilder`, or `setSource` on the strategy",
            () -> withoutSetSource(true), "95");
        row("a list with the value `null`",
            () -> keys(list(MapConfigSource.MAP_CONFIG, List.of(new Pair<>("rates.attic", null)))),
            "`NullPointerException`: value can not be null", "value can not be null",
            "leave the pair out",
            () -> keys(list(MapConfigSource.MAP_CONFIG, List.of())), "");
        row("`loadList()` or `loadStream()` that returns `null`",
            () -> outcome(() -> keys(new Fixed(MapConfigSource.MAP_CONFIG, null, null, true)))
                + " / " + outcome(() -> keys(new Fixed("properties", () -> null, null))),
            "`NullPointerException` for the list, “Exception loading source: rates” for the stream",
            "Cannot invoke \"java.util.List.isEmpty()\" because \"configs\" is null / Exception loading source: rates",
            "`List.of()`, or a stream without text",
            () -> keys(list(MapConfigSource.MAP_CONFIG, List.of())) + keys(text("", "properties")), "");
        row("a list with the same path twice, also in capitals",
            () -> keys(list(MapConfigSource.MAP_CONFIG,
                List.of(new Pair<>("rates.attic", "80"), new Pair<>("Rates.Attic", "95")))),
            "“Parsing path length errors for path: rates.attic, …”",
            "Parsing path length errors for path: rates.attic, there could be several causes such as: duplicate paths,"
                + " or a node is both a leaf and an object",
            "one pair for each path",
            () -> keys(list(MapConfigSource.MAP_CONFIG, List.of(new Pair<>("Rates.Attic", "95")))), "rates.attic");
        row("a list with the format `properties`",
            () -> keys(list("properties", List.of(new Pair<>("rates.attic", "80")))),
            "“Config source: rates does not have a stream to load.”", "Config source: rates does not have a stream to load.",
            "the format `mapConfig`",
            () -> keys(list("mapConfig", List.of(new Pair<>("rates.attic", "80")))), "rates.attic");
        row("a `format()` that no loader accepts, such as `.json`",
            () -> keys(text("{}", ".json")),
            "“Unable to find a config loader to match: .json”", "Unable to find a config loader to match: .json",
            "`json`", () -> keys(text("{}", "json")), "");
        row("a text in UTF-8 with the format `properties`, which is read as ISO-8859-1",
            () -> value(text("rates.attic = 80 \u20ac", "properties")), "each letter that is not ASCII becomes two or three others", "80 \u00e2\u0082\u00ac",
            "`\\u20ac` in the text, or the format `json`", () -> value(text("rates.attic = 80 \\u20ac", "properties"))
                + value(text("{\"rates\": {\"attic\": \"80 \u20ac\"}}", "json")), "80 \u20ac80 \u20ac");
        row("an empty text in the format `json`",
            () -> keys(text("", "json")),
            "“No results found for node”", "No results found for node",
            "the text `{}`",
            () -> keys(text("{}", "json")), "");
        row("a loading method that throws a `RuntimeException`",
            () -> keys(new Fixed("properties", () -> {
                throw new UncheckedIOException("no route", new IOException());
            }, null)),
            "that exception, which ends a timer", "no route",
            "catch it, and throw a `GestaltException`",
            () -> keys(new Fixed("properties", () -> {
                throw new GestaltException("no route", new IOException());
            }, null)), "no route");
        check("a clash in a source that does not fail on errors", keys(new Fixed(MapConfigSource.MAP_CONFIG, null,
            List.of(new Pair<>("rates.attic", "80"), new Pair<>("rates.attic.max", "95"), new Pair<>("rates.garden", "70"))) {
            @Override
            public boolean failOnErrors() {
                return false;
            }
        }), "rates.garden");
        check("a token that is itself a setting", tokenFromASetting(), "80 80");
    }

    private static void row(String mistake, Attempt wrong, String shown, String expected,
                            String instead, Attempt right, String better) {
        check(mistake, outcome(wrong), expected);
        check(instead, outcome(right), better);
        System.out.println(mistake + "\t" + shown + "\t" + instead);
    }

    private static void check(String what, String outcome, String expected) {
        if (!outcome.equals(expected)) {
            throw new IllegalStateException(what + ": " + outcome);
        }
    }

    private static String outcome(Attempt attempt) {
        try {
            return attempt.run();
        } catch (GestaltException | RuntimeException problem) {
            String[] lines = problem.getMessage().split("\n");
            return lines[lines.length - 1].replaceFirst("^ - level: \\w+, message: ", "").trim();
        }
    }

    /** Adds the source to the Gestalt that knows the token, then builds a second Gestalt. */
    private static String tokenFromASetting() throws GestaltException {
        Gestalt first = new GestaltBuilder().addSource(packaged(text("rates.token = 80", "properties"))).build();
        first.loadConfigs();
        ConfigSource rates = text("rates.attic = " + first.getConfig("rates.token", String.class), "properties");
        Gestalt second = new GestaltBuilder().addSource(packaged(rates)).build();
        second.loadConfigs();
        first.addConfigSourcePackage(packaged(rates));
        return first.getConfig("rates.attic", String.class) + " " + second.getConfig("rates.attic", String.class);
    }

    private static String value(ConfigSource source) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder().addSource(packaged(source)).build();
        gestalt.loadConfigs();
        return gestalt.getConfig("rates.attic", String.class);
    }

    private static ConfigSource text(String text, String format) {
        return new Fixed(format, () -> stream(text), null);
    }

    private static InputStream stream(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    private static ConfigSource kept() {
        InputStream stream = stream("rates.attic = 80");
        return new Fixed("properties", () -> stream, null);
    }

    private static ConfigSource list(String format, List<Pair<String, String>> pairs) {
        return new Fixed(format, null, pairs);
    }

    private static ConfigSourcePackage packaged(ConfigSource source) {
        return new ConfigSourcePackage(source, List.of(), Tags.of());
    }

    private static String keys(ConfigSource source) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder().addSource(packaged(source)).build();
        gestalt.loadConfigs();
        return keys(gestalt);
    }

    /** Which of the keys a program finds. */
    private static String keys(Gestalt gestalt) {
        return String.join(" ", List.of("<h1>service", "rates.attic", "rates.garden").stream()
            .filter(key -> gestalt.getConfigOptional(key, String.class).isPresent()).toList());
    }

    private static String afterReload(ConfigSource source) throws GestaltException {
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        ConfigSourcePackage reloaded = new ConfigSourcePackage(source, List.of(strategy), Tags.of());
        strategy.setSource(reloaded);
        Gestalt gestalt = new GestaltBuilder().addSource(reloaded).build();
        gestalt.loadConfigs();
        strategy.reload();
        return keys(gestalt);
    }

    private static String twoSources(boolean byAddress) throws GestaltException {
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        ConfigSource first = text("rates.attic = 80", "properties");
        ConfigSource second = text("rates.garden = 60", "properties");
        ConfigSourcePackage reloaded = new ConfigSourcePackage(
            byAddress ? new ByAddress(second) : second, List.of(strategy), Tags.of());
        strategy.setSource(reloaded);
        Gestalt gestalt = new GestaltBuilder()
            .addSource(packaged(byAddress ? new ByAddress(first) : first)).addSource(reloaded).build();
        gestalt.loadConfigs();
        strategy.reload();
        return keys(gestalt);
    }

    private static String withoutSetSource(boolean set) throws GestaltException {
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        String[] text = {"rates.attic = 80"};
        ConfigSourcePackage reloaded = new ConfigSourcePackage(
            new Fixed("properties", () -> stream(text[0]), null), List.of(strategy), Tags.of());
        if (set) {
            strategy.setSource(reloaded);
        }
        Gestalt gestalt = new GestaltBuilder().addSource(reloaded).build();
        gestalt.loadConfigs();
        text[0] = "rates.attic = 95";
        strategy.reload();
        return gestalt.getConfig("rates.attic", String.class);
    }

    private static class Fixed implements ConfigSource {
        private final UUID id = UUID.randomUUID();
        private final String format;
        private final Opener text;
        private final List<Pair<String, String>> list;
        private final boolean hasList;

        Fixed(String format, Opener text, List<Pair<String, String>> list) {
            this(format, text, list, list != null);
        }

        Fixed(String format, Opener text, List<Pair<String, String>> list, boolean hasList) {
            this.format = format;
            this.text = text;
            this.list = list;
            this.hasList = hasList;
        }

        @Override
        public boolean hasStream() {
            return text != null;
        }

        @Override
        public InputStream loadStream() throws GestaltException {
            return text.open();
        }

        @Override
        public boolean hasList() {
            return hasList;
        }

        @Override
        public List<Pair<String, String>> loadList() {
            return list;
        }

        @Override
        public String format() {
            return format;
        }

        @Override
        public String name() {
            return "rates";
        }

        @Override
        public UUID id() {
            return id;
        }

        @Override
        @SuppressWarnings("removal")
        public Tags getTags() {
            return Tags.of();
        }
    }

    private static final class ByAddress extends Fixed {
        ByAddress(ConfigSource source) {
            super(source.format(), source::loadStream, null);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof ByAddress that && Objects.equals(name(), that.name());
        }

        @Override
        public int hashCode() {
            return name().hashCode();
        }
    }
}
