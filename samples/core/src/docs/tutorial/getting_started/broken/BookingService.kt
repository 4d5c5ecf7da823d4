package docs.tutorial.getting_started.broken

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties").build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application-dev.properties").build())
        .build()
    gestalt.loadConfigs()

    try {
        gestalt.getConfig<Database>("db")
    } catch (e: GestaltException) {
        println(e.message)
    }
}

data class Database(val host: String, val port: Int, val pool: Pool)

data class Pool(val size: Int)
