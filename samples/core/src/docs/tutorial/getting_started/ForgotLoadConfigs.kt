package docs.tutorial.getting_started

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

fun main() {
    // region forget-load-configs
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .build()

    var port = gestalt.getConfig("http.port", 80)
    println("Not loaded, default 80: $port")

    try {
        gestalt.getConfig<Int>("http.port")
    } catch (e: GestaltException) {
        println("Not loaded, no default: ${e.message}")
    }

    gestalt.loadConfigs()
    port = gestalt.getConfig("http.port", 80)
    println("Loaded: $port")
    // endregion forget-load-configs
}
