package docs.tutorial.retrieving_configurations.retrieving_configuration.tree

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

data class Settings(val booking: Booking, val http: Http)

data class Booking(val title: String)

data class Http(val port: Int, val idleSeconds: Int)

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .build()
    gestalt.loadConfigs()

    try {
        // region empty-and-why
        println(gestalt.getConfig<Settings?>(""))
        println(gestalt.getConfig<Settings>(""))
        // endregion empty-and-why
    } catch (e: GestaltException) {
        println(e.message)
    }
}
