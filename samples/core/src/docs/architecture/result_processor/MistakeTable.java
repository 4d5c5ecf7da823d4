package docs.architecture.result_processor;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.ConfigPrefix;
import org.github.gestalt.config.annotations.ConfigPriority;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.decoder.DecoderContext;
import org.github.gestalt.config.decoder.LeafDecoder;
import org.github.gestalt.config.decoder.Priority;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.entity.ValidationLevel;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.metadata.IsSecretMetadata;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.processor.result.ResultProcessor;
import org.github.gestalt.config.processor.result.ResultsProcessorManager;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

/** Makes each mistake with a result processor, and what to do instead, then prints: you write, you get, instead. */
public class MistakeTable {

    public record Uploads(Path folder) { }

    public interface Folders {
        Path folder();
    }

    private static final Path TILDE = Path.of("~/uploads");
    private static final Path WHOLE_FOLDER = Path.of("/home/harbour/uploads");

    /** The same as the processor, for a path anywhere. */
    private static class HomeDecoder extends LeafDecoder<Path> {
        @Override
        public String name() {
            return "Home";
        }

        @Override
        public Priority priority() {
            return Priority.HIGH;
        }

        @Override
        public boolean canDecode(String path, Tags tags, ConfigNode node, TypeCapture<?> type) {
            return type.getRawType() == Path.class;
        }

        @Override
        protected GResultOf<Path> leafDecode(String path, ConfigNode node, DecoderContext context) {
            return GResultOf.result(Path.of(node.getValue().orElse("").replaceFirst("^~", System.getProperty("user.home"))));
        }
    }

    private interface Change {
        <T> GResultOf<T> of(GResultOf<T> result, T defaultValue, String path);
    }

    private static ResultProcessor processor(Change change) {
        return new ResultProcessor() {
            @Override
            public <T> GResultOf<T> processResults(GResultOf<T> result, String path, boolean isOptional, T defaultValue,
                                                   TypeCapture<T> type, Tags tags) {
                return change.of(result, defaultValue, path);
            }
        };
    }

    private static final Change SAME = new Change() {
        @Override
        public <T> GResultOf<T> of(GResultOf<T> result, T defaultValue, String path) {
            return result;
        }
    };

    private static final Change NOTHING = new Change() {
        @Override
        public <T> GResultOf<T> of(GResultOf<T> result, T defaultValue, String path) {
            return null;
        }
    };

    private static final Change THROWS = new Change() {
        @Override
        public <T> GResultOf<T> of(GResultOf<T> result, T defaultValue, String path) {
            throw new IllegalStateException("the report is full");
        }
    };

    private static final Change BARE = new Change() {
        @Override
        public <T> GResultOf<T> of(GResultOf<T> result, T defaultValue, String path) {
            return GResultOf.result(result.results());
        }
    };

    private static final Change WHOLE = new Change() {
        @Override
        public <T> GResultOf<T> of(GResultOf<T> result, T defaultValue, String path) {
            return GResultOf.resultOf(result.results(), result.getErrors(), result.isDefault(), result.getMetadata());
        }
    };

    private static final Change REFUSES = new Change() {
        @Override
        public <T> GResultOf<T> of(GResultOf<T> result, T defaultValue, String path) {
            return GResultOf.errors(new ValidationError(ValidationLevel.ERROR) {
                @Override
                public String description() {
                    return "the port is closed";
                }
            });
        }
    };

    private static final Change OTHER_TYPE = new Change() {
        @Override
        @SuppressWarnings("unchecked")
        public <T> GResultOf<T> of(GResultOf<T> result, T defaultValue, String path) {
            return GResultOf.resultOf((T) "8080", result.getErrors(), result.isDefault(), result.getMetadata());
        }
    };

    /** The same errors, before the processor that throws them. */
    @ConfigPriority(100)
    private static class EarlyErrors implements ResultProcessor {
        @Override
        public <T> GResultOf<T> processResults(GResultOf<T> result, String path, boolean isOptional, T defaultValue,
                                               TypeCapture<T> type, Tags tags) {
            return REFUSES.of(result, defaultValue, path);
        }
    }

    /** Refuses each value, with an exception that Gestalt knows. */
    private static class Closed implements ResultProcessor {
        private int calls;

        @Override
        public <T> GResultOf<T> processResults(GResultOf<T> result, String path, boolean isOptional, T defaultValue,
                                               TypeCapture<T> type, Tags tags) throws GestaltException {
            calls++;
            throw new GestaltException("the port is closed");
        }
    }

    private static final List<String> SEEN = new ArrayList<>();

    private static final Change NOTE = new Change() {
        @Override
        public <T> GResultOf<T> of(GResultOf<T> result, T defaultValue, String path) {
            SEEN.add(path + "=" + result.results());
            return result;
        }
    };

    public static void main(String[] args) throws GestaltException {
        System.out.println("You write\tYou get\tInstead");
        row("`return null`", "a `NullPointerException` at the read",
            message(() -> gestalt(NOTHING, true).getConfig("http.port", Integer.class)).contains("is null"),
            "return the result that came", message(() -> gestalt(SAME, true).getConfig("http.port", Integer.class)).equals("8080"));
        row("a processor that throws a `RuntimeException`", "that exception at the read, even with a default",
            message(() -> gestalt(THROWS, true).getConfig("http.threads", 8, Integer.class)).equals("the report is full"),
            "catch it, and return the result that came",
            message(() -> gestalt(SAME, true).getConfig("http.threads", 8, Integer.class)).equals("8"));
        row("`GResultOf.errors(…)` from a processor without a priority", "`null`, and no exception",
            message(() -> gestalt(REFUSES, true).getConfig("http.port", Integer.class)).equals("null"),
            "throw a `GestaltException`, or give the processor a priority below 200",
            message(() -> {
                Gestalt gestalt = builder(SAME).addResultProcessor(new Closed()).build();
                gestalt.loadConfigs();
                return gestalt.getConfig("http.port", Integer.class);
            }).equals("the port is closed")
                && message(() -> {
                    Gestalt gestalt = builder(SAME).addResultProcessor(new EarlyErrors()).build();
                    gestalt.loadConfigs();
                    return gestalt.getConfig("http.port", Integer.class);
                }).equals("Failed getting config path: http.port, for class: java.lang.Integer\n - level: ERROR, message: the port is closed")
                && refusals().equals("1 1 2, 4"));
        row("a value of another type than `type`", "a `ClassCastException` without the path, in the line that reads",
            message(() -> {
                Integer port = gestalt(OTHER_TYPE, true).getConfig("http.port", Integer.class);
                return port;
            }).startsWith("class java.lang.String cannot be cast to class java.lang.Integer"),
            "look at the value before you change it",
            message(() -> home(false, new ManualConfigReloadStrategy()).getConfig("uploads.folder", String.class)).equals("~/uploads"));
        row("`GResultOf.result(…)` for a value marked `@{nocache}`", "the first value for ever, because the mark is lost",
            twoReads(BARE).equals("1 1"),
            "`GResultOf.resultOf` with `getErrors()`, `isDefault()` and `getMetadata()`", twoReads(WHOLE).equals("1 2"));
        row("a processor that counts each read", "one call for many reads of one path",
            seen(true, gestalt -> List.of(gestalt.getConfig("http.port", Integer.class), gestalt.getConfig("http.port", Integer.class)))
                .equals("[http.port=8080]"),
            "`useCacheDecorator(false)`",
            seen(false, gestalt -> List.of(gestalt.getConfig("http.port", Integer.class), gestalt.getConfig("http.port", Integer.class)))
                .equals("[http.port=8080, http.port=8080]"));
        CountCalls once = new CountCalls();
        Gestalt twice = builder(SAME).addResultProcessor(once).addResultProcessor(once).build();
        twice.loadConfigs();
        twice.getConfig("http.port", Integer.class);
        CountCalls other = new CountCalls();
        Gestalt single = builder(SAME).addResultProcessor(other).addDefaultResultProcessor().build();
        single.loadConfigs();
        single.getConfig("http.port", Integer.class);
        row("a processor added twice, or added and named in a service file too", "two calls for each read",
            once.calls == 2, "one of the two", other.calls == 1);
        row("a processor that looks at defaults", "`isDefault()`, but no result, because the cache adds the default later",
            seen(true, gestalt -> gestalt.getConfig("http.threads", 8, Integer.class)).equals("[http.threads=null]"),
            "`useCacheDecorator(false)`",
            seen(false, gestalt -> gestalt.getConfig("http.threads", 8, Integer.class)).equals("[http.threads=8]"));
        row("a `Path` inside a record or list, with `HomeFolderProcessor`", "`~/uploads`: one call, with the whole object",
            seen(true, gestalt -> gestalt.getConfig("uploads", Uploads.class)).equals("[uploads=Uploads[folder=~/uploads]]")
                && home(false, new ManualConfigReloadStrategy()).getConfig("uploads", Uploads.class).folder().equals(TILDE)
                && home(false, new ManualConfigReloadStrategy()).getConfig("folders", new TypeCapture<List<Path>>() { }).equals(List.of(TILDE)),
            "a decoder for `Path`", home(true, new ManualConfigReloadStrategy()).getConfig("uploads", Uploads.class).folder().equals(WHOLE_FOLDER)
                && home(true, new ManualConfigReloadStrategy()).getConfig("folders", new TypeCapture<List<Path>>() { }).equals(List.of(WHOLE_FOLDER)));
        row("a `Path` inside an interface or `ConfigContainer`, with `HomeFolderProcessor`",
            "`~/uploads`, but `/home/harbour/uploads` after a reload, which reads the `Path` by itself",
            beforeAndAfter(false).equals("~/uploads ~/uploads, /home/harbour/uploads /home/harbour/uploads"),
            "a decoder for `Path`",
            beforeAndAfter(true).equals("/home/harbour/uploads /home/harbour/uploads, /home/harbour/uploads /home/harbour/uploads"));
        row("`setAddCoreResultProcessors(false)`", "`null` for a required value that is missing, and no exception",
            message(() -> builder(SAME).setAddCoreResultProcessors(false).build().getConfig("http.threads", Integer.class)).equals("null"),
            "leave the call out",
            message(() -> gestalt(SAME, true).getConfig("http.threads", Integer.class)).startsWith("Failed getting config path"));
        calls();
        others();
        secrets();
    }

    public record Db(String password) { }

    /** The mark of a secret is in the metadata of a read of it alone, and not of an object that holds it. */
    private static void secrets() throws GestaltException {
        List<String> seen = new ArrayList<>();
        Gestalt gestalt = new GestaltBuilder().addResultProcessor(new Secrets(seen)).addSource(MapConfigSourceBuilder.builder()
            .setCustomConfig(Map.of("db.password", "4711@{secret}", "db.host", "localhost")).build()).build();
        gestalt.loadConfigs();
        gestalt.getConfig("db.password", String.class);
        gestalt.getConfig("db.host", String.class);
        gestalt.getConfig("db", Db.class);
        gestalt.getConfig("db.user", "none", String.class);
        if (!seen.equals(List.of("4711 true", "localhost false", "Db[password=4711] false", "null false"))) {
            throw new IllegalStateException(seen.toString());
        }
    }

    /** Writes down each value, and whether it is marked as a secret. */
    private static class Secrets implements ResultProcessor {
        private final List<String> seen;

        Secrets(List<String> seen) {
            this.seen = seen;
        }

        @Override
        public <T> GResultOf<T> processResults(GResultOf<T> result, String path, boolean isOptional, T defaultValue,
                                               TypeCapture<T> type, Tags tags) {
            seen.add(result.results() + " " + result.getMetadata().containsKey(IsSecretMetadata.SECRET));
            return result;
        }
    }

    /** Another type or other tags are another read; the path comes without what a prefix adds. */
    private static void calls() throws GestaltException {
        String seen = seen(true, gestalt -> List.of(gestalt.getConfig("http.port", Integer.class), gestalt.getConfig("http.port", Integer.class),
            gestalt.getConfig("http.port", String.class), gestalt.getConfig("http.port", Integer.class, Tags.profile("dev"))));
        String prefixed = seen(true, gestalt -> gestalt.getConfig("", Prefixed.class));
        if (!seen.equals("[http.port=8080, http.port=8080, http.port=8080]") || !prefixed.equals("[=Prefixed[port=8080]]")) {
            throw new IllegalStateException(seen + " " + prefixed);
        }
    }

    /** A processor may read another key, and is called for it; below 200 it may supply what is missing; a manager that you keep takes more of them. */
    private static void others() throws GestaltException {
        Neighbour neighbour = new Neighbour();
        ResultsProcessorManager manager = new ResultsProcessorManager(List.of());
        Gestalt gestalt = new GestaltBuilder().setResultsProcessorService(manager)
            .addResultProcessor(neighbour).addResultProcessor(new Supply()).addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of("http.port", "8080", "uploads.folder", "~/uploads")).build()).build();
        neighbour.gestalt = gestalt;
        gestalt.loadConfigs();
        String read = gestalt.getConfig("greeting", String.class) + " " + neighbour.paths;
        CountCalls late = new CountCalls();
        manager.addResultProcessors(List.of(late));
        gestalt.getConfig("uploads.folder", String.class);
        CountCalls afterwards = new CountCalls();
        Gestalt wrongOrder = builder(SAME).addResultProcessor(afterwards).setResultsProcessorService(new ResultsProcessorManager(List.of())).build();
        wrongOrder.loadConfigs();
        wrongOrder.getConfig("uploads.folder", Path.class);
        if (!read.equals("supplied at 8080 [greeting, http.port]") || late.calls != 1 || afterwards.calls != 2) {
            throw new IllegalStateException(read + " " + late.calls + " " + afterwards.calls);
        }
    }

    @ConfigPrefix(prefix = "http")
    public record Prefixed(Integer port) { }

    private static class CountCalls implements ResultProcessor {
        private int calls;

        @Override
        public <T> GResultOf<T> processResults(GResultOf<T> result, String path, boolean isOptional, T defaultValue,
                                               TypeCapture<T> type, Tags tags) {
            calls++;
            return result;
        }
    }

    /** Adds the port to each text, from the same Gestalt. */
    private static class Neighbour implements ResultProcessor {
        private final List<String> paths = new ArrayList<>();
        private Gestalt gestalt;

        @Override
        @SuppressWarnings("unchecked")
        public <T> GResultOf<T> processResults(GResultOf<T> result, String path, boolean isOptional, T defaultValue,
                                               TypeCapture<T> type, Tags tags) throws GestaltException {
            paths.add(path);
            return result.results() instanceof String text
                ? GResultOf.result((T) (text + " at " + gestalt.getConfig("http.port", Integer.class))) : result;
        }
    }

    @ConfigPriority(100)
    private static class Supply implements ResultProcessor {
        @Override
        @SuppressWarnings("unchecked")
        public <T> GResultOf<T> processResults(GResultOf<T> result, String path, boolean isOptional, T defaultValue,
                                               TypeCapture<T> type, Tags tags) {
            return !result.hasResults() && type.getRawType() == String.class ? GResultOf.result((T) "supplied") : result;
        }
    }

    /** How often a processor is asked that refuses: two reads with a default, a reload and one more; then two plain reads. */
    private static String refusals() throws GestaltException {
        Logger log = Logger.getLogger("org.github.gestalt.config");
        log.setLevel(Level.OFF);
        ManualConfigReloadStrategy reload = new ManualConfigReloadStrategy();
        Closed closed = new Closed();
        Gestalt gestalt = new GestaltBuilder().addResultProcessor(closed).addSource(MapConfigSourceBuilder.builder()
            .setCustomConfig(Map.of("http.port", "8080")).addConfigReloadStrategy(reload).build()).build();
        gestalt.loadConfigs();
        gestalt.getConfig("http.port", 8, Integer.class);
        String calls = closed.calls + " ";
        gestalt.getConfig("http.port", 8, Integer.class);
        calls += closed.calls + " ";
        reload.reload();
        gestalt.getConfigOptional("http.port", Integer.class);
        gestalt.getConfigOptional("http.port", Integer.class);
        calls += closed.calls + ", ";
        message(() -> gestalt.getConfig("http.port", Integer.class));
        message(() -> gestalt.getConfig("http.port", Integer.class));
        log.setLevel(null);
        calls += closed.calls;
        String typed = message(() -> gestalt.getConfig("http.port", new TypeCapture<Optional<Integer>>() { }));
        if (!typed.equals("the port is closed")) {
            throw new IllegalStateException(typed);
        }
        return calls;
    }

    private static Gestalt home(boolean decoder, ManualConfigReloadStrategy reload) throws GestaltException {
        GestaltBuilder builder = new GestaltBuilder();
        if (decoder) {
            builder.addDecoder(new HomeDecoder()).addDefaultDecoders();
        } else {
            builder.addResultProcessor(new HomeFolder.HomeFolderProcessor());
        }
        Gestalt gestalt = builder.addSource(MapConfigSourceBuilder.builder()
            .setCustomConfig(Map.of("uploads.folder", "~/uploads", "folders", "~/uploads")).addConfigReloadStrategy(reload).build()).build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static String beforeAndAfter(boolean decoder) throws GestaltException {
        ManualConfigReloadStrategy reload = new ManualConfigReloadStrategy();
        Gestalt gestalt = home(decoder, reload);
        Folders folders = gestalt.getConfig("uploads", Folders.class);
        ConfigContainer<Path> container = gestalt.getConfig("uploads.folder", new TypeCapture<ConfigContainer<Path>>() { });
        String before = folders.folder() + " " + container.orElseThrow();
        reload.reload();
        return before + ", " + folders.folder() + " " + container.orElseThrow();
    }

    private static GestaltBuilder builder(Change change) throws GestaltException {
        return new GestaltBuilder().addResultProcessor(processor(change)).addSource(MapConfigSourceBuilder.builder()
            .setCustomConfig(Map.of("http.port", "8080", "uploads.folder", "~/uploads")).build());
    }

    private static Gestalt gestalt(Change change, boolean cache) throws GestaltException {
        Gestalt gestalt = builder(change).useCacheDecorator(cache).build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private interface Read {
        Object of(Gestalt gestalt) throws GestaltException;
    }

    private static String seen(boolean cache, Read read) throws GestaltException {
        SEEN.clear();
        read.of(gestalt(NOTE, cache));
        return SEEN.toString();
    }

    /** Two reads of a value that changes between them and is marked as not to be held. */
    private static String twoReads(Change change) throws GestaltException {
        System.setProperty("booking.stock", "1");
        Gestalt gestalt = new GestaltBuilder().addResultProcessor(processor(change)).addSource(MapConfigSourceBuilder.builder()
            .setCustomConfig(new ConcurrentHashMap<>(Map.of("stock", "#{sys:booking.stock}@{nocache}"))).build()).build();
        gestalt.loadConfigs();
        String first = gestalt.getConfig("stock", String.class);
        System.setProperty("booking.stock", "2");
        return first + " " + gestalt.getConfig("stock", String.class);
    }

    private static String message(Callable<Object> call) {
        try {
            return String.valueOf(call.call());
        } catch (Exception e) {
            return String.valueOf(e.getMessage());
        }
    }

    private static void row(String written, String told, boolean proven, String instead, boolean works) {
        if (!proven || !works) {
            throw new IllegalStateException(written + ": " + (proven ? instead : told));
        }
        System.out.println(written + "\t" + told + "\t" + instead);
    }
}
