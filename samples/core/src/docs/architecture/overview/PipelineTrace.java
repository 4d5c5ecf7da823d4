package docs.architecture.overview;

import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.ConfigPriority;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.decoder.DecoderContext;
import org.github.gestalt.config.decoder.LeafDecoder;
import org.github.gestalt.config.decoder.Priority;
import org.github.gestalt.config.entity.ConfigNodeContainer;
import org.github.gestalt.config.entity.GestaltConfig;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.loader.ConfigLoader;
import org.github.gestalt.config.loader.MapConfigLoader;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.node.ConfigNodeTagResolutionStrategy;
import org.github.gestalt.config.node.EqualTagsWithDefaultTagResolutionStrategy;
import org.github.gestalt.config.node.TagMergingStrategy;
import org.github.gestalt.config.node.TagMergingStrategyFallback;
import org.github.gestalt.config.path.mapper.PathMapper;
import org.github.gestalt.config.processor.config.ConfigNodeProcessor;
import org.github.gestalt.config.processor.config.ConfigNodeProcessorConfig;
import org.github.gestalt.config.processor.config.RunTimeConfigNodeProcessor;
import org.github.gestalt.config.processor.result.ResultProcessor;
import org.github.gestalt.config.processor.result.validation.ConfigValidator;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ConfigSource;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.token.Token;
import org.github.gestalt.config.utils.GResultOf;
import org.github.gestalt.config.utils.Pair;

/** Parts that say when they are called and hand the value on, so the output is the order of the pipeline. */
public class PipelineTrace {

    public record Database(Port port) { }

    public record Port(int number) { }

    public static void main(String[] args) throws GestaltException {
        // region register
        System.out.println("-- build()");
        Gestalt gestalt = new GestaltBuilder()
            .addSource(source("defaults", Map.of("db.port", "5432")))
            .addSource(source("dev", Map.of(
                "db.port", "${tunnel.port}", "tunnel.port", "6432")))
            .addConfigLoader(new TracedLoader()).addDefaultConfigLoaders()
            .addConfigNodeProcessor(new AfterSubstitution())
            .addConfigNodeProcessor(new BeforeSubstitution())
            .addDefaultPostProcessors()
            .setTagMergingStrategy(new TracedTagMerging())
            .setConfigNodeTagResolutionStrategy(new TracedTagResolution())
            .addRunTimeConfigNodeProcessor(new TracedRunTimeProcessor())
            .addDefaultRunTimeConfigNodeProcessor()
            .addPathMapper(new TracedPathMapper()).addDefaultPathMappers()
            .addDecoder(new PortDecoder()).addDefaultDecoders()
            .addResultProcessor(new AfterDefault())
            .addResultProcessor(new BeforeErrors())
            .addValidator(new PortValidator()).setValidationEnabled(true)
            .build();

        System.out.println("-- loadConfigs()");
        gestalt.loadConfigs();

        System.out.println("-- getConfig()");
        Database database = gestalt.getConfig("db", Database.class);
        System.out.println("-- " + database);

        System.out.println("-- getConfig() again");
        gestalt.getConfig("db", Database.class);
        // endregion register
    }

    private static void trace(String part, String what) {
        System.out.println(part + ": " + what);
    }

    private static ConfigSourcePackage source(String name, Map<String, String> values) {
        return new ConfigSourcePackage(new TracedSource(name, UUID.randomUUID(), values), List.of(), Tags.of());
    }

    record TracedSource(String name, UUID id, Map<String, String> values) implements ConfigSource {
        @Override
        public String format() {
            return "hotel";
        }

        @Override
        public boolean hasList() {
            return true;
        }

        @Override
        public List<Pair<String, String>> loadList() {
            trace("ConfigSource", name + " is read");
            return values.entrySet().stream().map(entry -> new Pair<>(entry.getKey(), entry.getValue())).toList();
        }

        @Override
        public boolean hasStream() {
            return false;
        }

        @Override
        public InputStream loadStream() throws GestaltException {
            throw new GestaltException("This source has a list, not a stream.");
        }

        @Override
        @SuppressWarnings("removal") // Deprecated, but still abstract: the tags of the package are the ones that count.
        public Tags getTags() {
            return Tags.of();
        }
    }

    static final class TracedLoader implements ConfigLoader {
        private final MapConfigLoader delegate = new MapConfigLoader();

        @Override
        public String name() {
            return "hotel loader";
        }

        @Override
        public void applyConfig(GestaltConfig config) {
            trace("ConfigLoader", "gets the settings");
        }

        @Override
        public boolean accepts(String format) {
            return "hotel".equals(format);
        }

        @Override
        public GResultOf<List<ConfigNodeContainer>> loadSource(ConfigSourcePackage source) throws GestaltException {
            trace("ConfigLoader", "loads " + source.getConfigSource().name());
            return delegate.loadSource(source);
        }
    }

    @ConfigPriority(150)
    static final class BeforeSubstitution implements ConfigNodeProcessor {
        @Override
        public void applyConfig(ConfigNodeProcessorConfig config) {
            trace("ConfigNodeProcessor 150", "gets the settings");
        }

        @Override
        public GResultOf<ConfigNode> process(String path, ConfigNode node) {
            traceNode("ConfigNodeProcessor 150", path, node);
            return GResultOf.result(node);
        }
    }

    @ConfigPriority(250)
    static final class AfterSubstitution implements ConfigNodeProcessor {
        @Override
        public void applyConfig(ConfigNodeProcessorConfig config) {
            trace("ConfigNodeProcessor 250", "gets the settings");
        }

        @Override
        public GResultOf<ConfigNode> process(String path, ConfigNode node) {
            traceNode("ConfigNodeProcessor 250", path, node);
            return GResultOf.result(node);
        }
    }

    private static void traceNode(String part, String path, ConfigNode node) {
        if ("db.port".startsWith(path)) {
            trace(part, "'%s' is %s".formatted(path, node.getValue().orElse("a map")));
        }
    }

    static final class TracedTagMerging implements TagMergingStrategy {
        private final TagMergingStrategy delegate = new TagMergingStrategyFallback();

        @Override
        public Tags mergeTags(Tags provided, Tags defaultTags) {
            trace("TagMergingStrategy", provided == null ? "no tags given" : provided + " given");
            return delegate.mergeTags(provided, defaultTags);
        }
    }

    static final class TracedTagResolution implements ConfigNodeTagResolutionStrategy {
        private final ConfigNodeTagResolutionStrategy delegate = new EqualTagsWithDefaultTagResolutionStrategy();

        @Override
        public List<GResultOf<ConfigNode>> rootsToSearch(LinkedHashMap<Tags, ConfigNode> roots, Tags tags) {
            trace("ConfigNodeTagResolutionStrategy", "chooses the roots");
            return delegate.rootsToSearch(roots, tags);
        }
    }

    static final class TracedRunTimeProcessor implements RunTimeConfigNodeProcessor {
        @Override
        public void applyConfig(ConfigNodeProcessorConfig config) {
            trace("RunTimeConfigNodeProcessor", "gets the settings");
        }

        @Override
        public GResultOf<ConfigNode> process(String path, ConfigNode node) {
            traceNode("RunTimeConfigNodeProcessor", path, node);
            return GResultOf.result(node);
        }
    }

    @ConfigPriority(2000)
    static final class TracedPathMapper implements PathMapper {
        @Override
        public void applyConfig(GestaltConfig config) {
            trace("PathMapper", "gets the settings");
        }

        @Override
        public GResultOf<List<Token>> map(String path, String sentence, SentenceLexer lexer) {
            trace("PathMapper", "looks for the member " + sentence);
            return lexer.scan(sentence);
        }
    }

    static final class PortDecoder extends LeafDecoder<Port> {
        @Override
        public Priority priority() {
            return Priority.HIGH;
        }

        @Override
        public String name() {
            return "Port";
        }

        @Override
        public void applyConfig(GestaltConfig config) {
            trace("Decoder", "gets the settings");
        }

        @Override
        public boolean canDecode(String path, Tags tags, ConfigNode node, TypeCapture<?> type) {
            return type.getRawType() == Port.class;
        }

        @Override
        protected GResultOf<Port> leafDecode(String path, ConfigNode node, DecoderContext context) {
            trace("Decoder", "makes a Port of " + path);
            return GResultOf.result(new Port(Integer.parseInt(node.getValue().orElseThrow())));
        }
    }

    @ConfigPriority(100)
    static final class BeforeErrors implements ResultProcessor {
        @Override
        public void applyConfig(GestaltConfig config) {
            trace("ResultProcessor 100", "gets the settings");
        }

        @Override
        public <T> GResultOf<T> processResults(GResultOf<T> results, String path, boolean isOptional,
                                               T defaultVal, TypeCapture<T> type, Tags tags) {
            trace("ResultProcessor 100", results.results().toString());
            return results;
        }
    }

    @ConfigPriority(700)
    static final class AfterDefault implements ResultProcessor {
        @Override
        public void applyConfig(GestaltConfig config) {
            trace("ResultProcessor 700", "gets the settings");
        }

        @Override
        public <T> GResultOf<T> processResults(GResultOf<T> results, String path, boolean isOptional,
                                               T defaultVal, TypeCapture<T> type, Tags tags) {
            trace("ResultProcessor 700", results.results().toString());
            return results;
        }
    }

    static final class PortValidator implements ConfigValidator {
        @Override
        public void applyConfig(GestaltConfig config) {
            trace("ConfigValidator", "gets the settings");
        }

        @Override
        public <T> GResultOf<T> validator(T object, String path, TypeCapture<T> type, Tags tags) {
            trace("ConfigValidator", object.toString());
            return GResultOf.result(object);
        }
    }
}
