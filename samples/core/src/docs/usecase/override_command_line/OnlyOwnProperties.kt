package docs.usecase.override_command_line

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.source.MapConfigSourceBuilder

fun main() {
    // region take-a-prefix
    val options = System.getProperties().stringPropertyNames()
        .filter { it.startsWith("harbour.") }
        .associate { it.removePrefix("harbour.") to System.getProperty(it) }

    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .addSource(MapConfigSourceBuilder.builder()
            .setCustomConfig(options)
            .build())
        .build()
    gestalt.loadConfigs()

    val port = gestalt.getConfig<Int>("http.port")
    val language = gestalt.getConfig<String>("user.language")
    println("Port: $port, language: $language")
    // endregion take-a-prefix
}
