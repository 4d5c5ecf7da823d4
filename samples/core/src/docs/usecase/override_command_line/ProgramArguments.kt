package docs.usecase.override_command_line

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.source.MapConfigSourceBuilder
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder

fun main(args: Array<String>) {
    // region fill-a-map
    val arguments = args
        .filter { it.startsWith("--") && "=" in it }
        .associate { it.removePrefix("--").substringBefore("=") to it.substringAfter("=") }

    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .addSource(SystemPropertiesConfigSourceBuilder.builder().build())
        .addSource(MapConfigSourceBuilder.builder()
            .setCustomConfig(arguments)
            .build())
        .build()
    gestalt.loadConfigs()

    val port = gestalt.getConfig<Int>("http.port")
    val pool = gestalt.getConfig<Int>("http.pool.maxTotal")
    println("Port: $port")
    println("Pool: $pool connections")
    // endregion fill-a-map
}
