package docs.tutorial.annotations.annotations_configs.settings;

import java.lang.reflect.Field;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import org.github.gestalt.config.metadata.IsTemporaryMetadata;
import org.github.gestalt.config.metadata.MetaDataValue;
import org.github.gestalt.config.processor.config.annotation.AnnotationMetadataTransform;

/** Prints the annotations that Gestalt finds without a service file of yours, and the metadata that each gives a value. */
public class BuiltInAnnotations {

    public static void main(String[] args) {
        System.out.println("`name()`\tClass\tKeys of the metadata");
        ServiceLoader.load(AnnotationMetadataTransform.class).stream()
            .map(ServiceLoader.Provider::get)
            .sorted(Comparator.comparing(AnnotationMetadataTransform::name))
            .forEach(one -> System.out.printf("`%s`\t`%s`\t%s%n", one.name(), one.getClass().getSimpleName(), metadata(one)));
    }

    private static String metadata(AnnotationMetadataTransform one) {
        return one.annotationTransform(one.name(), null).results().values().stream()
            .flatMap(List::stream)
            .map(data -> "`" + key(data) + "`")
            .sorted()
            .collect(Collectors.joining(", "));
    }

    /** The constant with the key of the metadata, which must be what the class's constructor makes of true, or of a number of reads. */
    private static String key(MetaDataValue<?> data) {
        Class<?> type = data.getClass();
        try {
            Object start = type == IsTemporaryMetadata.class ? (Object) 1 : (Object) true;
            Object made = type.getConstructor(start.getClass()).newInstance(start);
            if (!((MetaDataValue<?>) made).getMetadata().equals(data.getMetadata())) {
                throw new AssertionError(type);
            }
            for (Field field : type.getFields()) {
                if (data.keyValue().equals(field.get(null))) {
                    return type.getSimpleName() + "." + field.getName();
                }
            }
            throw new AssertionError(type);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
