package docs.architecture.node_processor;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.ConfigPriority;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.entity.ValidationLevel;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.node.ArrayNode;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.node.LeafNode;
import org.github.gestalt.config.node.MapNode;
import org.github.gestalt.config.path.mapper.PathMapper;
import org.github.gestalt.config.processor.config.ConfigNodeProcessor;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.token.Token;
import org.github.gestalt.config.utils.GResultOf;

/** Makes each mistake of somebody who brings a part, and what to do instead, then prints: you write, you get, instead. */
public class MistakeTable {

    public record Http(Integer port) { }

    /** What a program reads; an exception counts as its message. */
    private interface Read {
        Object of(Gestalt gestalt) throws GestaltException;
    }

    private interface Change {
        GestaltBuilder of(GestaltBuilder builder) throws GestaltException;
    }

    public static void main(String[] args) {
        System.out.println("You write\tYou get\tInstead");
        Read text = gestalt -> gestalt.getConfig("db.port", String.class);
        Read object = gestalt -> gestalt.getConfig("http", Http.class);

        row("`addConfigNodeProcessor(…)` alone", "the text `${tunnel.port}`, not its value",
            read(b -> b.addConfigNodeProcessor(new Unchanged()), text), "${tunnel.port}",
            "`addDefaultPostProcessors()` too",
            read(b -> b.addConfigNodeProcessor(new Unchanged()).addDefaultPostProcessors(), text), "6432");
        for (ValidationLevel level : ValidationLevel.values()) {
            boolean refuses = level == ValidationLevel.ERROR || level == ValidationLevel.MISSING_VALUE;
            String seen = read(b -> b.addDefaultPostProcessors().addConfigNodeProcessor(new Complaint(LeafNode.class, level)), text);
            if (!seen.contains(refuses ? "not allowed" : "6432")) {
                throw new IllegalStateException(level + ": " + seen);
            }
        }
        row("a processor that returns an error for a map or a list", "no error, the node as it was",
            read(b -> b.addDefaultPostProcessors().addConfigNodeProcessor(new Complaint(MapNode.class)), text), "6432",
            "return errors for single values",
            read(b -> b.addDefaultPostProcessors().addConfigNodeProcessor(new Complaint(LeafNode.class)), text), "not allowed");
        row("a processor that changes a value which a placeholder names", "the placeholder is replaced by the value before the change",
            read(b -> b.addDefaultPostProcessors().addConfigNodeProcessor(new Louder()), gestalt -> gestalt.getConfig("greeting", String.class)),
            "Welcome to harbour",
            "read the values, and join them in your program",
            read(b -> b.addDefaultPostProcessors().addConfigNodeProcessor(new Louder()),
                gestalt -> "Welcome to " + gestalt.getConfig("title", String.class)), "Welcome to HARBOUR");
        row("a processor that returns no result for a value", "“Unable to find node matching path: db.port, for class: LeafNode, during post processing”",
            read(b -> b.addDefaultPostProcessors().addConfigNodeProcessor(new Nothing()), text),
            "Unable to find node matching path: db.port, for class: LeafNode, during post processing",
            "return the node that came",
            read(b -> b.addDefaultPostProcessors().addConfigNodeProcessor(new Unchanged()), text), "6432");
        row("a transformer or a processor that throws", "its exception from `loadConfigs()`, even if the placeholder has a default",
            read(b -> b.addDefaultPostProcessors().addConfigNodeProcessor(new Thrower()), text), "It threw.",
            "return `GResultOf.errors(…)`",
            read(b -> b.addDefaultPostProcessors().addConfigNodeProcessor(new Complaint(LeafNode.class)), text), "not allowed");
        row("a processor that adds `!` to each text, and sources with different tags", "`dev!!` after a reload of another source, which visits it again",
            afterReload((path, node) -> louder(node)), "dev!!",
            "change a text only if it needs it",
            afterReload((path, node) -> node.getValue().orElse("").endsWith("!") ? GResultOf.result(node) : louder(node)), "dev! 1!");
        Read secrets = gestalt -> gestalt.debugPrint(Tags.of());
        row("`new LeafNode(text)` for a value marked `@{secret}`", "its new text in clear in `debugPrint()`, because the mark is lost",
            read(b -> b.addDefaultPostProcessors().addConfigNodeProcessor((path, node) -> path.equals("db.pin")
                ? GResultOf.result(new LeafNode("4711")) : GResultOf.result(node)), secrets), "pin=LeafNode{value='4711'}",
            "`leaf.duplicate(text)`",
            read(b -> b.addDefaultPostProcessors().addConfigNodeProcessor((path, node) -> path.equals("db.pin") && node instanceof LeafNode leaf
                ? GResultOf.result(leaf.duplicate("4711")) : GResultOf.result(node)), secrets), "pin=LeafNode{value='*****'}");
        Unchanged once = new Unchanged();
        row("a processor that you add twice, or add and name in a service file too", "two calls for each node",
            read(b -> b.addConfigNodeProcessor(once).addConfigNodeProcessor(once), gestalt -> once.calls + " calls"), "26 calls",
            "one of the two",
            read(b -> b.addConfigNodeProcessor(new Unchanged()).addDefaultPostProcessors(), text), "6432");
        row("a run-time processor for a value that changes", "the value of the first read, from the cache",
            readTwice("started", true), "1, 1",
            "mark the value with `@{nocache}`",
            readTwice("started@{nocache}", true), "1, 2");
        if (!readTwice("started", false).equals("1, 2")) {
            throw new IllegalStateException("the cache is on");
        }
        row("a path mapper without `@ConfigPriority`", "nothing, it is never asked",
            read(b -> b.addPathMapper(new NeverAsked()).addDefaultPathMappers(), object), "Http[port=80800]",
            "annotate the class",
            read(b -> b.addPathMapper(new Asked()).addDefaultPathMappers(), object), "It was asked.");
        refusedReload();
        otherKeys();
        threads();
        paths();
        atRead();
    }

    /** Each node has its path, the keys in lower case, and each tree of tags is visited by itself; a list on one line is one text. */
    private static void paths() {
        List<String> seen = new ArrayList<>();
        try {
            Gestalt gestalt = new GestaltBuilder()
                .addConfigNodeProcessor((path, node) -> {
                    seen.add("'" + path + "' " + node.getClass().getSimpleName());
                    return GResultOf.result(node);
                })
                .addSource(MapConfigSourceBuilder.builder().addCustomConfig("rooms[0].maxBeds", "2").build())
                .addSource(MapConfigSourceBuilder.builder().addCustomConfig("days", "1, 2").addTag(Tag.profile("dev")).build())
                .build();
            gestalt.loadConfigs();
        } catch (GestaltException e) {
            throw new IllegalStateException(e);
        }
        if (!seen.equals(List.of("'' MapNode", "'rooms' ArrayNode", "'rooms[0]' MapNode", "'rooms[0].maxbeds' LeafNode",
                "'' MapNode", "'days' LeafNode"))) {
            throw new IllegalStateException(seen.toString());
        }
    }

    /** A run-time processor sees nothing of a missing value; its error fails the read, and a default hides it; debugPrint() shows the text of the file. */
    private static void atRead() {
        List<String> seen = new ArrayList<>();
        String read = read(b -> b.addDefaultRunTimeConfigNodeProcessor().addRunTimeConfigNodeProcessor((path, node) -> {
            seen.add(path);
            return path.equals("title") ? GResultOf.resultOf(node, new Complaint(LeafNode.class).process(path, node).getErrors())
                : GResultOf.result(node instanceof LeafNode leaf ? leaf.duplicate("changed") : node);
        }), gestalt -> gestalt.getConfig("nothing", "none", String.class) + " " + gestalt.getConfig("title", "default", String.class) + " "
            + gestalt.getConfig("http.port", String.class) + " " + gestalt.debugPrint(Tags.of()).contains("changed"));
        if (!read.equals("none default changed false") || !seen.equals(List.of("title", "http.port"))) {
            throw new IllegalStateException(read + " " + seen);
        }
    }

    /** A processor that returns another MapNode for a map drops and adds keys, and Gestalt visits what it has put in. */
    private static void otherKeys() {
        ConfigNodeProcessor processor = (path, node) -> {
            if (!path.equals("http") || !(node instanceof MapNode map)) {
                return GResultOf.result(node);
            }
            Map<String, ConfigNode> keys = new HashMap<>(map.getMapNode());
            keys.put("door", keys.remove("port"));
            keys.put("host", new LeafNode("${title}"));
            return GResultOf.result(new MapNode(keys));
        };
        String first = read(b -> b.addDefaultPostProcessors().addConfigNodeProcessor((path, node) -> node instanceof ArrayNode list
            ? GResultOf.result(new ArrayNode(new ArrayList<>(list.getArray().subList(0, 1)))) : GResultOf.result(node)),
            gestalt -> gestalt.getConfig("rooms", new TypeCapture<List<String>>() { }));
        if (!first.equals("[Attic]")) {
            throw new IllegalStateException(first);
        }
        String read = read(b -> b.addConfigNodeProcessor(new First(processor)).addDefaultPostProcessors(),
            gestalt -> gestalt.getConfig("http.host", String.class) + gestalt.getConfig("http.door", String.class)
                + gestalt.getConfigOptional("http.port", String.class));
        if (!read.equals("harbour80800Optional.empty")) {
            throw new IllegalStateException(read);
        }
    }

    /** The thread of a processor is the one that loads or reloads, that of a run-time processor the one that reads. */
    private static void threads() {
        List<Thread> loading = new ArrayList<>();
        List<Thread> reading = new ArrayList<>();
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        try {
            Gestalt gestalt = new GestaltBuilder()
                .addDefaultPostProcessors()
                .addConfigNodeProcessor((path, node) -> {
                    loading.add(Thread.currentThread());
                    return GResultOf.result(node);
                })
                .addRunTimeConfigNodeProcessor((path, node) -> {
                    reading.add(Thread.currentThread());
                    return GResultOf.result(node);
                })
                .addSource(MapConfigSourceBuilder.builder().addCustomConfig("title", "harbour").addConfigReloadStrategy(strategy).build())
                .build();
            gestalt.loadConfigs();
            Set<Thread> loaded = Set.copyOf(loading);
            loading.clear();
            Thread other = new Thread(() -> {
                try {
                    strategy.reload();
                    gestalt.getConfig("title", String.class);
                } catch (GestaltException e) {
                    throw new IllegalStateException(e);
                }
            });
            other.start();
            other.join();
            if (!loaded.equals(Set.of(Thread.currentThread())) || !Set.copyOf(loading).equals(Set.of(other))
                    || !Set.copyOf(reading).equals(Set.of(other))) {
                throw new IllegalStateException(loaded + ", " + loading + ", " + reading);
            }
        } catch (GestaltException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A reload that a processor refuses throws with its sentence alone, and the new values are in use, but for those that were read before. */
    private static void refusedReload() {
        Map<String, String> values = new ConcurrentHashMap<>(
            Map.of("db.host", "old", "db.user", "old", "db.password", "secret"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        try {
            Gestalt gestalt = new GestaltBuilder()
                .addDefaultPostProcessors()
                .addConfigNodeProcessor((path, node) -> node.getValue().orElse("").equals("change me")
                    ? GResultOf.resultOf(node, new Complaint(LeafNode.class).process(path, node).getErrors()) : GResultOf.result(node))
                .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).addConfigReloadStrategy(strategy).build())
                .build();
            gestalt.loadConfigs();
            gestalt.getConfig("db.user", String.class);
            values.putAll(Map.of("db.host", "new", "db.user", "new", "db.password", "change me"));
            try {
                strategy.reload();
                throw new IllegalStateException("not refused");
            } catch (GestaltException e) {
                if (e.getMessage().lines().count() != 2 || !gestalt.getConfig("db.host", String.class).equals("new")
                        || !gestalt.getConfig("db.user", String.class).equals("old")) {
                    throw new IllegalStateException(e);
                }
            }
        } catch (GestaltException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The title of a tagged source and a number of an untagged one, after a reload of the untagged one. */
    private static String afterReload(ConfigNodeProcessor processor) {
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("count", "0"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        try {
            Gestalt gestalt = new GestaltBuilder()
                .addDefaultPostProcessors()
                .addConfigNodeProcessor(processor)
                .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).addConfigReloadStrategy(strategy).build())
                .addSource(MapConfigSourceBuilder.builder().addCustomConfig("title", "dev").addTag(Tag.profile("dev")).build())
                .build();
            gestalt.loadConfigs();
            values.put("count", "1");
            strategy.reload();
            return gestalt.getConfig("title", "", String.class, Tags.profile("dev")) + " " + gestalt.getConfig("count", String.class);
        } catch (GestaltException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Adds a mark to each text. */
    private static GResultOf<ConfigNode> louder(ConfigNode node) {
        return GResultOf.result(node instanceof LeafNode leaf ? leaf.duplicate(leaf.getValue().orElse("") + "!") : node);
    }

    /** Two reads of one value, for which a processor counts. */
    private static String readTwice(String text, boolean cache) {
        AtomicInteger count = new AtomicInteger();
        try {
            Gestalt gestalt = new GestaltBuilder()
                .useCacheDecorator(cache)
                .addDefaultRunTimeConfigNodeProcessor()
                .addRunTimeConfigNodeProcessor((path, node) -> GResultOf.result(
                    node instanceof LeafNode leaf ? leaf.duplicate("" + count.incrementAndGet()) : node))
                .addSource(MapConfigSourceBuilder.builder().addCustomConfig("reads", text).build())
                .build();
            gestalt.loadConfigs();
            return gestalt.getConfig("reads", String.class) + ", " + gestalt.getConfig("reads", String.class);
        } catch (GestaltException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Fails if the library answers something else, wrong or right. */
    private static void row(String wrong, String words, String seen, String expected, String right, String then, String expectedThen) {
        if (!seen.contains(expected) || !then.contains(expectedThen)) {
            throw new IllegalStateException(wrong + ": " + seen + " / " + then);
        }
        System.out.println(wrong + "\t" + words + "\t" + right);
    }

    private static String read(Change change, Read read) {
        try {
            Gestalt gestalt = change.of(new GestaltBuilder()
                .addSource(MapConfigSourceBuilder.builder()
                    .setCustomConfig(Map.of("db.port", "${tunnel.port}", "tunnel.port", "6432", "http.port", "80800",
                        "title", "harbour", "greeting", "Welcome to ${title}", "db.pin", "1@{secret}",
                        "rooms[0]", "Attic", "rooms[1]", "Cellar"))
                    .build()))
                .build();
            gestalt.loadConfigs();
            return read.of(gestalt).toString();
        } catch (GestaltException e) {
            return e.getMessage();
        } catch (NumberFormatException e) {
            return "NumberFormatException";
        } catch (IllegalStateException e) {
            return e.getMessage();
        }
    }

    static final class Unchanged implements ConfigNodeProcessor {
        private int calls;

        @Override
        public GResultOf<ConfigNode> process(String path, ConfigNode node) {
            calls++;
            return GResultOf.result(node);
        }
    }

    static final class NeverAsked implements PathMapper {
        @Override
        public GResultOf<List<Token>> map(String path, String sentence, SentenceLexer lexer) {
            throw new IllegalStateException("It was asked.");
        }
    }

    @ConfigPriority(2000)
    static final class Asked implements PathMapper {
        @Override
        public GResultOf<List<Token>> map(String path, String sentence, SentenceLexer lexer) {
            throw new IllegalStateException("It was asked.");
        }
    }

    /** Returns an error for each node of a kind. */
    static final class Complaint implements ConfigNodeProcessor {
        private final Class<? extends ConfigNode> kind;

        private final ValidationLevel level;

        Complaint(Class<? extends ConfigNode> kind) {
            this(kind, ValidationLevel.ERROR);
        }

        Complaint(Class<? extends ConfigNode> kind, ValidationLevel level) {
            this.kind = kind;
            this.level = level;
        }

        @Override
        public GResultOf<ConfigNode> process(String path, ConfigNode node) {
            return !kind.isInstance(node) ? GResultOf.result(node)
                : GResultOf.resultOf(node, List.of(new ValidationError(level) {
                    @Override
                    public String description() {
                        return "not allowed";
                    }
                }));
        }
    }

    /** Writes the title in capitals, before the placeholders are replaced. */
    @ConfigPriority(150)
    static final class Louder implements ConfigNodeProcessor {
        @Override
        public GResultOf<ConfigNode> process(String path, ConfigNode node) {
            return path.equals("title") ? GResultOf.result(new LeafNode("HARBOUR")) : GResultOf.result(node);
        }
    }

    /** A processor that comes before the placeholders are replaced. */
    @ConfigPriority(150)
    static final class First implements ConfigNodeProcessor {
        private final ConfigNodeProcessor processor;

        First(ConfigNodeProcessor processor) {
            this.processor = processor;
        }

        @Override
        public GResultOf<ConfigNode> process(String path, ConfigNode node) {
            return processor.process(path, node);
        }
    }

    static final class Thrower implements ConfigNodeProcessor {
        @Override
        public GResultOf<ConfigNode> process(String path, ConfigNode node) {
            throw new IllegalStateException("It threw.");
        }
    }

    /** Returns no result for a port. */
    static final class Nothing implements ConfigNodeProcessor {
        @Override
        public GResultOf<ConfigNode> process(String path, ConfigNode node) {
            return path.equals("db.port") ? GResultOf.result(null) : GResultOf.result(node);
        }
    }
}
