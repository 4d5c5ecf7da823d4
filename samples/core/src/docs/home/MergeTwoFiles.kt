package docs.home

import java.time.Duration
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

// region merge
data class Database(val host: String, val port: Int, val timeout: Duration)

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("production.properties")
            .build())
        .build()
    gestalt.loadConfigs()

    val db = gestalt.getConfig<Database>("db")
    println("Host: ${db.host}")
    println("Port: ${db.port}")
    println("Timeout: ${db.timeout.toSeconds()} s")
}
// endregion merge
