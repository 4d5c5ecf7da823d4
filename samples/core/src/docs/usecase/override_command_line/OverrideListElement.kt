package docs.usecase.override_command_line

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder().setResource("mail.yaml").build())
        .addSource(SystemPropertiesConfigSourceBuilder.builder().build())
        .build()
    gestalt.loadConfigs()

    // region read-list
    val to: List<String> = gestalt.getConfig("mail.to")
    println("Mail to: $to")
    // endregion read-list
}
