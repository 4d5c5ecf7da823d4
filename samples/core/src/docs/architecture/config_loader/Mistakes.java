package docs.architecture.config_loader;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ConfigNodeContainer;
import org.github.gestalt.config.entity.GestaltConfig;
import org.github.gestalt.config.entity.GestaltModuleConfig;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.PathLexer;
import org.github.gestalt.config.loader.ConfigCompiler;
import org.github.gestalt.config.loader.ConfigLoader;
import org.github.gestalt.config.node.ArrayNode;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.node.LeafNode;
import org.github.gestalt.config.node.MapNode;
import org.github.gestalt.config.parser.MapConfigParser;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;
import org.github.gestalt.config.utils.Pair;

/** Makes each mistake and prints what comes of it, then tries what the last column says. */
public class Mistakes {

    private interface Loading {
        GResultOf<List<ConfigNodeContainer>> load(ConfigSourcePackage source);
    }

    private static final LeafNode THIRTY = new LeafNode("30");
    private static final List<String> WARNINGS = new ArrayList<>();

    public static void main(String[] args) {
        listen();
        System.out.println("You write\tYou get\tInstead");
        row("a key with a capital, such as `maxWait`",
            outcome(found("maxWait", THIRTY)), "none",
            "no value at `maxWait`, because every read looks for `maxwait`",
            "`lexer.normalizeSentence(…)`",
            outcome(found("maxwait", THIRTY)), "30");
        row("a key with a dot, such as `max.wait`",
            dotted(found("max.wait", THIRTY)), "none",
            "no value at `max.wait`, because a read looks for `wait` below `max`",
            "a `MapNode` inside a `MapNode`",
            dotted(found("max", new MapNode(Map.of("wait", THIRTY)))), "30");
        row("an `ArrayNode` with `null` for what is missing",
            printed(found("maxwait", new ArrayNode(Arrays.asList(null, THIRTY)))), "NullPointerException",
            "it loads, and `debugPrint()` throws a `NullPointerException`",
            "`new LeafNode(\"\")` for an empty text, or `new LeafNode(null)` for no value, which each load logs as a warning",
            printed(found("maxwait", new ArrayNode(List.of(new LeafNode(""), THIRTY)))) + " '" + outcome(found("maxwait", new LeafNode(""))) + "' "
                + WARNINGS + " " + outcome(found("maxwait", new LeafNode(null))) + " " + WARNINGS,
            "fine '' [] none [level]");
        row("a root that is an `ArrayNode` or a `LeafNode`",
            outcome(root(THIRTY)) + ", " + withDefault(THIRTY) + ", " + message(THIRTY) + ", " + message(new ArrayNode(List.of(THIRTY))),
            "GestaltConfigurationException, default, Mismatched Nodes on path: maxWait, expected: MapNode received: LeafNode, "
                + "Mismatched Nodes on path: maxWait, expected: MapNode received: ArrayNode",
            "as the only source it loads, and each `getConfig` without a default throws “Mismatched Nodes on path: maxWait, expected: MapNode received: ArrayNode”",
            "a `MapNode` with one key",
            outcome(found("maxwait", THIRTY)), "30");
        row("`Tags.of()` instead of `getTags()` of the package",
            outcome(source -> only(source, Tags.of())), "30",
            "a read without tags finds what only `dev` should see",
            "the tags of the package",
            outcome(source -> only(source, source.getTags())), "none");
        row("`ConfigCompiler` for an empty text",
            ConfigCompiler.analyze(true, new PathLexer(), new MapConfigParser(), List.of()).getErrors().get(0).description(),
            "Empty or null token provided while building the config node",
            "“Empty or null token provided while building the config node”",
            "a `MapNode` of `Map.of()`",
            outcome(source -> GResultOf.result(List.of(new ConfigNodeContainer(
                new MapNode(Map.of()), source.getConfigSource(), source.getTags())))), "none");
        row("`results()` of `ConfigCompiler` where two keys clash",
            clash().results() + " " + clash().hasResults(), "null false",
            "`null`, since `hasResults()` is `false`",
            "`mapWithError(…)`, which passes the errors on",
            clash().mapWithError(MapNode.class::cast).getErrors().size() + "", clash().getErrors().size() + "");
        row("`config.getModuleConfig(…)` for a class that no program added",
            settings(false), "null",
            "`null`", "a default, or `addModuleConfig(…)` in the program",
            settings(true), "EUR");
        row("two trees for one source",
            reloaded(source -> GResultOf.result(List.of(
                container("maxwait", source), container("port", source)))), "none",
            "after a reload the keys of the first tree are gone",
            "merge them yourself, or add two sources",
            reloaded(source -> GResultOf.result(List.of(container("maxwait", source)))), "30");
        row("two loaders that accept one format",
            outcome(found("maxwait", THIRTY), found("maxwait", new LeafNode("99"))) + " " + WARNINGS,
            "30 [Found more than one configuration loaderFor format]",
            "the first is used, and each load logs “Found more than one configuration loaderFor format”",
            "a format of its own for each",
            outcome(found("maxwait", THIRTY)), "30");
        row("a `loadSource` that throws a `RuntimeException`",
            outcome(source -> {
                throw new NumberFormatException("odd price");
            }), "NumberFormatException: odd price",
            "this exception from `loadConfigs()`, without the name of the source",
            "catch it, and throw a `GestaltException`",
            outcome(found("maxwait", THIRTY)), "30");
        row("`null` instead of a `GResultOf`",
            outcome(source -> null), "NullPointerException",
            "`NullPointerException`", "`GResultOf.result(…)` or `GResultOf.errors(…)`",
            outcome(found("maxwait", THIRTY)), "30");
    }

    private static void row(String mistake, String wrong, String expected, String shown, String instead, String right, String better) {
        if (!wrong.equals(expected) || !right.equals(better)) {
            throw new IllegalStateException(mistake + ": " + wrong + ", instead: " + right);
        }
        System.out.println(mistake + "\t" + shown + "\t" + instead);
    }

    private static Loading found(String key, ConfigNode node) {
        return source -> GResultOf.result(List.of(new ConfigNodeContainer(
            new MapNode(Map.of(key, node)), source.getConfigSource(), source.getTags())));
    }

    private static Loading root(ConfigNode root) {
        return source -> GResultOf.result(List.of(new ConfigNodeContainer(root, source.getConfigSource(), source.getTags())));
    }

    /** The same root, and a read with a default. */
    private static String withDefault(ConfigNode root) {
        try {
            Gestalt gestalt = onlySource(root);
            if (gestalt.getConfigOptional("maxWait", String.class).isPresent()) {
                throw new IllegalStateException();
            }
            return gestalt.getConfig("maxWait", "default", String.class);
        } catch (GestaltException problem) {
            return problem.getMessage();
        }
    }

    private static Gestalt onlySource(ConfigNode root) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addConfigLoader(new Loader("rates", root(root)))
            .addSource(StringConfigSourceBuilder.builder().setConfig("30").setFormat("rates").build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }

    /** What a loader finds of its settings, which the builder may have. */
    private static String settings(boolean added) {
        StringBuilder found = new StringBuilder();
        try {
            GestaltBuilder builder = new GestaltBuilder()
                .addConfigLoader(new ConfigLoader() {
                    @Override
                    public String name() {
                        return "rates";
                    }

                    @Override
                    public void applyConfig(GestaltConfig config) {
                        Currency currency = config.getModuleConfig(Currency.class);
                        found.append(currency == null ? "null" : currency.code());
                    }

                    @Override
                    public boolean accepts(String format) {
                        return "rates".equals(format);
                    }

                    @Override
                    public GResultOf<List<ConfigNodeContainer>> loadSource(ConfigSourcePackage source) {
                        return root(new MapNode(Map.of())).load(source);
                    }
                })
                .addSource(StringConfigSourceBuilder.builder().setConfig("30").setFormat("rates").build());
            if (added) {
                builder.addModuleConfig(new Currency("EUR"));
            }
            builder.build();
            return found.toString();
        } catch (GestaltException problem) {
            return problem.getMessage();
        }
    }

    /** Two keys of which one is a value and a branch. */
    private static GResultOf<ConfigNode> clash() {
        PathLexer lexer = new PathLexer();
        return ConfigCompiler.analyze(true, lexer, new MapConfigParser(),
            List.of(new Pair<>("wait", "1"), new Pair<>("wait.max", "2")));
    }

    /** The reason why a read fails where the only source has this root. */
    private static String message(ConfigNode root) {
        try {
            return onlySource(root).getConfig("maxWait", String.class);
        } catch (GestaltException problem) {
            return problem.getMessage().replaceAll("(?s).*message: ", "");
        }
    }

    private static GResultOf<List<ConfigNodeContainer>> only(ConfigSourcePackage source, Tags tags) {
        ConfigNode tree = new MapNode(source.getTags().equals(Tags.of()) ? Map.of() : Map.of("maxwait", THIRTY));
        return GResultOf.result(List.of(new ConfigNodeContainer(tree, source.getConfigSource(), tags)));
    }

    private static ConfigNodeContainer container(String key, ConfigSourcePackage source) {
        return new ConfigNodeContainer(new MapNode(Map.of(key, THIRTY)), source.getConfigSource(), source.getTags());
    }

    private static String outcome(Loading... loadings) {
        return read("maxWait", false, loadings);
    }

    private static String dotted(Loading loading) {
        return read("max.wait", false, loading);
    }

    private static String reloaded(Loading loading) {
        return read("maxWait", true, loading);
    }

    private static String read(String path, boolean reload, Loading... loadings) {
        WARNINGS.clear();
        try {
            ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
            Gestalt gestalt = gestalt(strategy, loadings);
            if (reload) {
                strategy.reload();
            }
            return gestalt.getConfig(path, "none", String.class);
        } catch (NumberFormatException problem) {
            return problem.getClass().getSimpleName() + ": " + problem.getMessage();
        } catch (GestaltException | NullPointerException problem) {
            return problem.getClass().getSimpleName();
        }
    }

    private static String printed(Loading loading) {
        try {
            gestalt(new ManualConfigReloadStrategy(), loading).debugPrint();
            return "fine";
        } catch (GestaltException | NullPointerException problem) {
            return problem.getClass().getSimpleName();
        }
    }

    private static Gestalt gestalt(ManualConfigReloadStrategy strategy, Loading... loadings) throws GestaltException {
        GestaltBuilder builder = new GestaltBuilder().addDefaultConfigLoaders();
        for (int i = 0; i < loadings.length; i++) {
            builder.addConfigLoader(new Loader("rates " + i, loadings[i]));
        }
        Gestalt gestalt = builder
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("title", "Harbour").build())
            .addSource(StringConfigSourceBuilder.builder().setConfig("30").setFormat("rates")
                .addConfigReloadStrategy(strategy).build())
            .addSource(StringConfigSourceBuilder.builder().setConfig("30").setFormat("rates")
                .addTags(Tags.environment("dev")).build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static void listen() {
        LogManager.getLogManager().reset();
        Logger.getLogger("").addHandler(new Handler() {
            @Override
            public void publish(LogRecord line) {
                String message = line.getMessage().replaceAll(":.*", "");
                if (!WARNINGS.contains(message)) {
                    WARNINGS.add(message);
                }
            }

            @Override
            public void flush() {
            }

            @Override
            public void close() {
            }
        });
    }

    private record Currency(String code) implements GestaltModuleConfig {
        @Override
        public String name() {
            return "currency";
        }
    }

    private record Loader(String name, Loading loading) implements ConfigLoader {
        @Override
        public boolean accepts(String format) {
            return "rates".equals(format);
        }

        @Override
        public GResultOf<List<ConfigNodeContainer>> loadSource(ConfigSourcePackage source) {
            return loading.load(source);
        }
    }
}
