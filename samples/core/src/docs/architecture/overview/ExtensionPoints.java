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

/** Each part that a program can bring itself. A method that the library does not have stops the sample. */
public class ExtensionPoints {

    private static final String SERVICE_FILE = "a service file";

    public static void main(String[] args) {
        System.out.println("Part\tRegister with");
        row(ConfigSource.class, builder("addSource", ConfigSourcePackage.class));
        row(ConfigLoader.class, builder("addConfigLoader", ConfigLoader.class));
        row(ConfigNodeProcessor.class, builder("addConfigNodeProcessor", ConfigNodeProcessor.class));
        row(AnnotationMetadataTransform.class, SERVICE_FILE);
        row(ConfigNodeFactory.class, builder("addConfigSourceFactory", ConfigNodeFactory.class));
        row(Transformer.class, SERVICE_FILE);
        row(SentenceLexer.class, builder("setSentenceLexer", SentenceLexer.class));
        row(ConfigNodeTagResolutionStrategy.class,
            builder("setConfigNodeTagResolutionStrategy", ConfigNodeTagResolutionStrategy.class));
        row(TagMergingStrategy.class, builder("setTagMergingStrategy", TagMergingStrategy.class));
        row(RunTimeConfigNodeProcessor.class, builder("addRunTimeConfigNodeProcessor", RunTimeConfigNodeProcessor.class));
        row(Decoder.class, builder("addDecoder", Decoder.class));
        row(PathMapper.class, builder("addPathMapper", PathMapper.class));
        row(ResultProcessor.class, builder("addResultProcessor", ResultProcessor.class));
        row(ConfigValidator.class, builder("addValidator", ConfigValidator.class));
        row(ObservationRecorder.class, builder("addObservationsRecorder", ObservationRecorder.class));
        row(ConfigReloadStrategy.class, method(SourceBuilder.class, "addConfigReloadStrategy", ConfigReloadStrategy.class));
        row(CoreReloadListener.class, method(Gestalt.class, "registerListener", CoreReloadListener.class));
    }

    private static void row(Class<?> part, String registration) {
        System.out.printf("`%s`\t%s%n", part.getSimpleName(), registration);
    }

    private static String builder(String name, Class<?> parameter) {
        return method(GestaltBuilder.class, name, parameter);
    }

    private static String method(Class<?> owner, String name, Class<?> parameter) {
        boolean exists = Stream.of(owner.getMethods())
            .anyMatch(it -> it.getName().equals(name) && Arrays.equals(it.getParameterTypes(), new Class<?>[] {parameter}));
        if (!exists) {
            throw new IllegalStateException("There is no " + name + " with a " + parameter.getSimpleName());
        }
        return "`" + name + "()`";
    }
}
