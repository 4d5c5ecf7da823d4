package docs.tutorial.getting_started.whole_object

import org.github.gestalt.config.builder.GestaltBuilder
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

    val port = gestalt.getConfig<Int>("http.port")
    println("Port: $port")
    val title = gestalt.getConfig<String>("booking.title")
    println("Title: $title")

    // region read-object
    val database = gestalt.getConfig<Database>("db")
    println("Database: ${database.host}:${database.port}, " +
        "pool of ${database.pool.size}")
}

data class Database(val host: String, val port: Int, val pool: Pool)

data class Pool(val size: Int)
// endregion read-object
