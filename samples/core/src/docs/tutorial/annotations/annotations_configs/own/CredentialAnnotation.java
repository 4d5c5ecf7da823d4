package docs.tutorial.annotations.annotations_configs.own;

import java.util.List;
import java.util.Map;
import org.github.gestalt.config.metadata.IsNoCacheMetadata;
import org.github.gestalt.config.metadata.IsSecretMetadata;
import org.github.gestalt.config.metadata.MetaDataValue;
import org.github.gestalt.config.processor.config.annotation.AnnotationMetadataTransform;
import org.github.gestalt.config.utils.GResultOf;

public class CredentialAnnotation implements AnnotationMetadataTransform {

    @Override
    public String name() {
        return "credential";
    }

    @Override
    public GResultOf<Map<String, List<MetaDataValue<?>>>> annotationTransform(
            String name, String parameter) {
        return GResultOf.result(Map.of(
            IsSecretMetadata.SECRET, List.of(new IsSecretMetadata(true)),
            IsNoCacheMetadata.NO_CACHE, List.of(new IsNoCacheMetadata(true))));
    }
}
