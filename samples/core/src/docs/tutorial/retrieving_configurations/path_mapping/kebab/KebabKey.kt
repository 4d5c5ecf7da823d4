package docs.tutorial.retrieving_configurations.path_mapping.kebab

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

data class Http(val port: Int, val idleSeconds: Int)

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .build()
    gestalt.loadConfigs()

    // region member-and-path
    val http = gestalt.getConfig<Http>("http")
    println("A member named idleSeconds: ${http.idleSeconds}")

    println("The path http.idleSeconds: " +
        gestalt.getConfig<Int?>("http.idleSeconds"))
    println("The path http.idle-seconds: " +
        gestalt.getConfig<Int?>("http.idle-seconds"))
    // endregion member-and-path
}
