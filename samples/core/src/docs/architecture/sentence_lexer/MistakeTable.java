package docs.architecture.sentence_lexer;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.GestaltConfig;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.PathLexer;
import org.github.gestalt.config.lexer.PathLexerBuilder;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.loader.PropertyLoaderModuleConfigBuilder;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

/** Makes each mistake with a lexer, and what to do instead, then prints: you write, you get, instead. */
public class MistakeTable {

    private static final SentenceLexer SLASHES = PathLexerBuilder.builder().setDelimiter("/").build();

    public static void main(String[] args) {
        System.out.println("You write\tYou get\tInstead");
        GestaltConfig onlyLoads = new GestaltConfig();
        onlyLoads.setSentenceLexer(SLASHES);
        row("the lexer on `GestaltConfig`, passed to `setGestaltConfig`",
            () -> read(new GestaltBuilder().setGestaltConfig(onlyLoads), "http/port"),
            "Unable to parse path: http/port\n - level: ERROR, message: Unable to tokenize element http/port for path: http/port",
            "“Unable to tokenize element http/port for path: http/port”",
            "`setSentenceLexer` on the builder", () -> read(new GestaltBuilder().setSentenceLexer(SLASHES), "http/port"), "8080");
        row("`setSentenceNormalizer(name -> name)`, and a property file", () -> maxWait(new GestaltBuilder()), "0",
            "no value at `db.maxWait`, because property files have their own lexer",
            "also `addModuleConfig` with a `PropertyLoaderModuleConfigBuilder`, built without a setting", () -> maxWait(new GestaltBuilder()
                .addModuleConfig(PropertyLoaderModuleConfigBuilder.builder().build())), "30");
        row("`setSentenceNormalizer(name -> name)`, and `Max-Wait` in the file for the field `maxWait`", () -> pool("Max-Wait"),
            "Could not construct type (docs.architecture.sentence_lexer.MistakeTable$Pool)",
            "no value: `MaxWait`, `maxwait` and the branch `max` with `wait` are not found either",
            "`maxWait`, `max-wait` or `max_wait`", () -> List.of(pool("maxWait"), pool("max-wait"), pool("max_wait")), "[30, 30, 30]");
        for (String key : List.of("MaxWait", "maxwait", "max: {wait")) {
            check(key, result(() -> pool(key)), "Could not construct type (docs.architecture.sentence_lexer.MistakeTable$Pool)");
        }
        row("`setDelimiter(\"||\")`", () -> PathLexerBuilder.builder().setDelimiter("||").build().tokenizer("a||b"), "[a, |, |, b]",
            "each letter by itself: two and more characters are a regular expression",
            "`setDelimiter(\"\\\\|\\\\|\")`", () -> PathLexerBuilder.builder().setDelimiter("\\|\\|").build().tokenizer("a||b"), "[a, b]");
        row("`${db.host}` in a value, with the delimiter `/`", () -> url("${db.host}"),
            "Failed post processing config nodes with errors \n - level: ERROR, message: Unable to find matching transform for url"
                + " with the default transformers. For key: db.host, make sure you registered all expected transforms",
            "“Unable to find matching transform for url with the default transformers. For key: db.host”, from `loadConfigs()`",
            "`${db/host}`", () -> url("${db/host}"), "localhost");
        row("`@Config(path = \"http.port\")` on a field, with the delimiter `/`", () -> read(Dots.class),
            "Could not construct type (docs.architecture.sentence_lexer.MistakeTable$Dots)",
            "no value, or its `defaultVal`", "`@Config(path = \"http/port\")`", () -> read(Slashes.class), "Slashes[port=8080]");
        row("`limits./rooms` as a key in a map, with the default pattern", () -> limits(PathLexer.DEFAULT_EVALUATOR),
            "Failed to load configs from source: mapConfig\n - level: ERROR, message: Unable to tokenize element /rooms for path: limits./rooms",
            "“Unable to tokenize element /rooms for path: limits./rooms”, from `loadConfigs()`: a flat source has paths as keys",
            "a pattern that allows the slash, as above", () -> limits("^((?<name>[^\\[\\]]+)(?<array>\\[(?<index>\\d*)])?)$"), "20");
        row("a pattern without one of the three groups",
            () -> PathLexerBuilder.builder().setPathPatternRegex("^(?<name>\\w+)$").build().scan("http"), "No group with name <array>",
            "an `IllegalArgumentException` for each path: “No group with name <array>”",
            "the groups `name`, `array` and `index`, as above",
            () -> PathLexerBuilder.builder().setPathPatternRegex(PathLexer.DEFAULT_EVALUATOR).build().scan("http").hasErrors(), "false");
        row("`rooms[99999999999]`", () -> new PathLexer().scan("rooms[99999999999]"), "For input string: \"99999999999\"",
            "a `NumberFormatException`, no `GestaltException`",
            "an index up to 2147483647", () -> new PathLexer().scan("rooms[2147483647]").hasErrors(), "false");
        row("`null` as a path", () -> read(new GestaltBuilder().setSentenceLexer(SLASHES), null), "null",
            "a `NullPointerException`; `scan(null)` returns “empty path provided”",
            "`\"\"` for the whole tree", () -> new PathLexer().scan("").results(), "[]");
    }

    public record Pool(int maxWait) { }

    public record Dots(@Config(path = "http.port") int port) { }

    public record Slashes(@Config(path = "http/port") int port) { }

    private static int pool(String key) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .setSentenceLexer(PathLexerBuilder.builder().setSentenceNormalizer(name -> name).build())
            .addSource(StringConfigSourceBuilder.builder()
                .setConfig("db: {" + key + ": 30" + (key.contains("{") ? "}" : "") + "}").setFormat("yaml").build()).build();
        gestalt.loadConfigs();
        return gestalt.getConfig("db", Pool.class).maxWait();
    }

    private static Object read(Class<?> type) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder().setSentenceLexer(SLASHES)
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(Map.of("http/port", "8080")).build()).build();
        gestalt.loadConfigs();
        return gestalt.getConfig("", type);
    }

    private static String url(String url) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder().setSentenceLexer(SLASHES).addSource(MapConfigSourceBuilder.builder()
            .setCustomConfig(Map.of("db/host", "localhost", "url", url)).build()).build();
        gestalt.loadConfigs();
        return gestalt.getConfig("url", String.class);
    }

    private static String limits(String pattern) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder().setSentenceLexer(PathLexerBuilder.builder().setPathPatternRegex(pattern).build())
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(Map.of("limits./rooms", "20")).build()).build();
        gestalt.loadConfigs();
        return gestalt.getConfig("limits./rooms", String.class);
    }

    private static int maxWait(GestaltBuilder builder) throws GestaltException {
        Gestalt gestalt = builder
            .setSentenceLexer(PathLexerBuilder.builder().setSentenceNormalizer(name -> name).build())
            .addSource(StringConfigSourceBuilder.builder().setConfig("db.maxWait = 30").setFormat("properties").build()).build();
        gestalt.loadConfigs();
        return gestalt.getConfig("", new TypeCapture<Map<String, Map<String, Integer>>>() { })
            .get("db").getOrDefault("maxWait", 0);
    }

    private static String read(GestaltBuilder builder, String path) throws GestaltException {
        Gestalt gestalt = builder.addSource(MapConfigSourceBuilder.builder().setCustomConfig(Map.of("http/port", "8080")).build()).build();
        gestalt.loadConfigs();
        return gestalt.getConfig(path, String.class);
    }

    private static void row(String written, Callable<Object> wrong, String result, String told,
                            String instead, Callable<Object> right, String rightResult) {
        check(written, result(wrong), result);
        check(instead, result(right), rightResult);
        System.out.println(written + "\t" + told + "\t" + instead);
    }

    private static String result(Callable<Object> call) {
        try {
            return String.valueOf(call.call());
        } catch (Exception e) {
            return String.valueOf(e.getMessage());
        }
    }

    private static void check(String written, String got, String expected) {
        if (!got.equals(expected)) {
            throw new IllegalStateException(written + " gives " + got);
        }
    }
}
