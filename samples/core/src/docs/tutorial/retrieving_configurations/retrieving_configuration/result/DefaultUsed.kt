package docs.tutorial.retrieving_configurations.retrieving_configuration.result

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.reflect.kTypeCaptureOf
import org.github.gestalt.config.metadata.IsSecretMetadata
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.tag.Tags

fun main() {
    // region result
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("secret.properties").build())
        .useCacheDecorator(false)
        .build()
    gestalt.loadConfigs()

    val idle = gestalt.getConfigResult("http.idleSeconds",
        30, kTypeCaptureOf<Int>(), Tags.of())
    println("${idle.results()}, default used: ${idle.isDefault}")

    val pin = gestalt.getConfigResult("door.pin",
        kTypeCaptureOf<String>(), Tags.of())
    val secret = pin.hasMetadata(IsSecretMetadata.SECRET)
    println("Secret: $secret")
    // endregion result
}
