package docs.tutorial.annotations.annotations_configs.settings;

import java.util.Comparator;
import java.util.ServiceLoader;
import org.github.gestalt.config.processor.config.annotation.AnnotationMetadataTransform;

/** Prints the annotations that Gestalt finds without a service file of yours. */
public class BuiltInAnnotations {

    public static void main(String[] args) {
        System.out.println("`name()`\tClass");
        ServiceLoader.load(AnnotationMetadataTransform.class).stream()
            .map(ServiceLoader.Provider::get)
            .sorted(Comparator.comparing(AnnotationMetadataTransform::name))
            .forEach(one -> System.out.printf("`%s`\t`%s`%n", one.name(), one.getClass().getSimpleName()));
    }
}
