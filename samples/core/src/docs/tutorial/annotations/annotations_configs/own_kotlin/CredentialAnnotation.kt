package docs.tutorial.annotations.annotations_configs.own_kotlin

import org.github.gestalt.config.metadata.IsNoCacheMetadata
import org.github.gestalt.config.metadata.IsSecretMetadata
import org.github.gestalt.config.metadata.MetaDataValue
import org.github.gestalt.config.processor.config.annotation.AnnotationMetadataTransform
import org.github.gestalt.config.utils.GResultOf

class CredentialAnnotation : AnnotationMetadataTransform {

    override fun name() = "credential"

    override fun annotationTransform(
        name: String, parameter: String?
    ): GResultOf<Map<String, List<MetaDataValue<*>>>> = GResultOf.result(
        mapOf(
            IsSecretMetadata.SECRET to listOf(IsSecretMetadata(true)),
            IsNoCacheMetadata.NO_CACHE to listOf(IsNoCacheMetadata(true))
        )
    )
}
