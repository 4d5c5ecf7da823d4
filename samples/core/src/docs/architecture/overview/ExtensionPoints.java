package docs.architecture.overview;

import java.util.Arrays;
import java.util.stream.Stream;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.builder.SourceBuilder;
import org.github.gestalt.config.decoder.Decoder;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.loader.ConfigLoader;
import org.github.gestalt.config.node.ConfigNodeTagResolutionStrategy;
import org.github.gestalt.config.node.TagMergingStrategy;
import org.github.gestalt.config.node.factory.ConfigNodeFactory;
import org.github.gestalt.config.observations.ObservationRecorder;
import org.github.gestalt.config.path.mapper.PathMapper;
import org.github.gestalt.config.processor.config.ConfigNodeProcessor;
import org.github.gestalt.config.processor.config.RunTimeConfigNodeProcessor;
import org.github.gestalt.config.processor.config.annotation.AnnotationMetadataTransform;
import org.github.gestalt.config.processor.config.transform.Transformer;
import org.github.gestalt.config.processor.result.ResultProcessor;
import org.github.gestalt.config.processor.result.validation.ConfigValidator;
import org.github.gestalt.config.reload.ConfigReloadStrategy;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.source.ConfigSource;
import org.github.gestalt.config.source.ConfigSourcePackage;

/**
 * Each part that a program can bring, what it is for, the page that shows it, and the methods that add it and keep the built-in ones. A
 * method that the library does not have stops the sample.
 */
public class ExtensionPoints {

    public static void main(String[] args) {
        System.out.println("To …\tImplement and register");
        row("read a type that Gestalt does not know", "./decoders.mdx",
            Decoder.class, "addDecoder", "addDefaultDecoders");
        row("refuse an object with wrong values", "./validation.mdx",
            ConfigValidator.class, "addValidator", "addDefaultValidators");
        row("fill `${name:…}` from a place of yours", "./node-processor.mdx#transformer",
            Transformer.class);
        row("fetch settings from a new place", "./config-source.mdx",
            ConfigSource.class, ConfigSourcePackage.class, "addSource", "");
        row("understand a new file format", "./config-loader.mdx#xml",
            ConfigLoader.class, "addConfigLoader", "addDefaultConfigLoaders");
        row("change values once, after all sources are merged", "./node-processor.mdx#processor",
            ConfigNodeProcessor.class, "addConfigNodeProcessor", "addDefaultPostProcessors");
        row("change values at each read that the cache does not answer", "./node-processor.mdx#read",
            RunTimeConfigNodeProcessor.class, "addRunTimeConfigNodeProcessor", "addDefaultRunTimeConfigNodeProcessor");
        row("find the key of a field under another spelling", "../tutorial/retrieving-configurations/path-mapping.mdx#own-mapper",
            PathMapper.class, "addPathMapper", "addDefaultPathMappers");
        row("change or replace a result before your program gets it", "./result-processor.mdx",
            ResultProcessor.class, "addResultProcessor", "addDefaultResultProcessor");
        row("give a mark such as `@{nocache}` a meaning", "../tutorial/annotations/annotations-configs.mdx#add",
            AnnotationMetadataTransform.class);
        row("fetch a tree where a file says `$include`", "../advanced/node-substitution.mdx#own",
            ConfigNodeFactory.class, "addConfigSourceFactory", "addDefaultConfigSourceFactory");
        row("write paths in another syntax than `db.port`", "./sentence-lexer.mdx#delimiter",
            SentenceLexer.class, "setSentenceLexer", "");
        row("decide which tags fit a read", "../tutorial/tags-configuration/tag-resolution.mdx#more-tags-win",
            ConfigNodeTagResolutionStrategy.class, "setConfigNodeTagResolutionStrategy", "");
        row("combine the tags of a read with the default ones", "../tutorial/tags-configuration/tag-merging.mdx#same-key-replaces",
            TagMergingStrategy.class, "setTagMergingStrategy", "");
        row("send timers and counters elsewhere", "../modules/observability-micrometer.mdx#recorder",
            ObservationRecorder.class, "addObservationsRecorder", "addDefaultObservationsRecorder");
        print("start a reload when something changes", "./reload-strategies.mdx",
            ConfigReloadStrategy.class,
            "`" + method(SourceBuilder.class, "addConfigReloadStrategy", ConfigReloadStrategy.class) + "` on the builder of a source");
        print("hear of each reload", "../advanced/reload-strategies.mdx#act-on-a-reload",
            CoreReloadListener.class,
            "`" + method(Gestalt.class, "registerListener", CoreReloadListener.class) + "` on the `Gestalt` that `build()` returns");
    }

    private static void row(String purpose, String page, Class<?> part) {
        print(purpose, page, part, "a service file");
    }

    private static void row(String purpose, String page, Class<?> part, String add, String keep) {
        row(purpose, page, part, part, add, keep);
    }

    private static void row(String purpose, String page, Class<?> part, Class<?> parameter, String add, String keep) {
        String added = "`" + method(GestaltBuilder.class, add, parameter) + "`";
        print(purpose, page, part, keep.isEmpty() ? added : added + " and `" + method(GestaltBuilder.class, keep) + "`");
    }

    private static void print(String purpose, String page, Class<?> part, String registration) {
        System.out.printf("[%s](%s)\t`%s`: %s%n", purpose, page, part.getSimpleName(), registration);
    }

    private static String method(Class<?> owner, String name, Class<?>... parameters) {
        boolean exists = Stream.of(owner.getMethods())
            .anyMatch(it -> it.getName().equals(name) && Arrays.equals(it.getParameterTypes(), parameters));
        if (!exists) {
            throw new IllegalStateException("There is no " + name + Arrays.toString(parameters));
        }
        return name + "()";
    }
}
