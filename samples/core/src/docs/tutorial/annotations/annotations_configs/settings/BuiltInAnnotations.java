package docs.tutorial.annotations.annotations_configs.settings;

import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import org.github.gestalt.config.processor.config.annotation.AnnotationMetadataTransform;

/** Prints the annotations that Gestalt finds without a service file of yours, and the metadata that each gives a value. */
public class BuiltInAnnotations {

    public static void main(String[] args) {
        System.out.println("`name()`\tClass\tMetadata");
        ServiceLoader.load(AnnotationMetadataTransform.class).stream()
            .map(ServiceLoader.Provider::get)
            .sorted(Comparator.comparing(AnnotationMetadataTransform::name))
            .forEach(one -> System.out.printf("`%s`\t`%s`\t%s%n", one.name(), one.getClass().getSimpleName(), metadata(one)));
    }

    private static String metadata(AnnotationMetadataTransform one) {
        return one.annotationTransform(one.name(), null).results().values().stream()
            .flatMap(List::stream)
            .map(data -> "`" + data.getClass().getSimpleName() + "`")
            .sorted()
            .collect(Collectors.joining(", "));
    }
}
