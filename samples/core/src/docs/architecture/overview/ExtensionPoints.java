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
 * Each part that a program can bring, what it is for, and the methods that add it and keep the built-in ones. A method that the library
 * does not have stops the sample.
 */
public class ExtensionPoints {

    public static void main(String[] args) {
        System.out.println("To …\tImplement and register");
        row("read a type that Gestalt does not know", Decoder.class, "addDecoder", "addDefaultDecoders");
        row("refuse an object with wrong values", ConfigValidator.class, "addValidator", "addDefaultValidators");
        row("fill `${name:…}` from a place of yours", Transformer.class);
        row("fetch settings from a new place", ConfigSource.class, ConfigSourcePackage.class, "addSource", "");
        row("understand a new file format", ConfigLoader.class, "addConfigLoader", "addDefaultConfigLoaders");
        row("change values once, after all sources are merged", ConfigNodeProcessor.class,
            "addConfigNodeProcessor", "addDefaultPostProcessors");
        row("change values at each read that the cache does not answer", RunTimeConfigNodeProcessor.class,
            "addRunTimeConfigNodeProcessor", "addDefaultRunTimeConfigNodeProcessor");
        row("find the key of a field under another spelling", PathMapper.class, "addPathMapper", "addDefaultPathMappers");
        row("change or replace a result before your program gets it", ResultProcessor.class,
            "addResultProcessor", "addDefaultResultProcessor");
        row("give a mark such as `@{nocache}` a meaning", AnnotationMetadataTransform.class);
        row("fetch a tree where a file says `$include`", ConfigNodeFactory.class,
            "addConfigSourceFactory", "addDefaultConfigSourceFactory");
        row("write paths in another syntax than `db.port`", SentenceLexer.class, "setSentenceLexer", "");
        row("decide which tags fit a read", ConfigNodeTagResolutionStrategy.class, "setConfigNodeTagResolutionStrategy", "");
        row("combine the tags of a read with the default ones", TagMergingStrategy.class, "setTagMergingStrategy", "");
        row("send timers and counters elsewhere", ObservationRecorder.class,
            "addObservationsRecorder", "addDefaultObservationsRecorder");
        print("start a reload when something changes", ConfigReloadStrategy.class,
            "`" + method(SourceBuilder.class, "addConfigReloadStrategy", ConfigReloadStrategy.class) + "` on the builder of a source");
        print("hear of each reload", CoreReloadListener.class,
            "`" + method(Gestalt.class, "registerListener", CoreReloadListener.class) + "` on the `Gestalt` that `build()` returns");
    }

    private static void row(String purpose, Class<?> part) {
        print(purpose, part, "a service file");
    }

    private static void row(String purpose, Class<?> part, String add, String keep) {
        row(purpose, part, part, add, keep);
    }

    private static void row(String purpose, Class<?> part, Class<?> parameter, String add, String keep) {
        String added = "`" + method(GestaltBuilder.class, add, parameter) + "`";
        print(purpose, part, keep.isEmpty() ? added : added + " and `" + method(GestaltBuilder.class, keep) + "`");
    }

    private static void print(String purpose, Class<?> part, String registration) {
        System.out.printf("%s\t`%s`: %s%n", purpose, part.getSimpleName(), registration);
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
