package docs.tutorial.retrieving_configurations.retrieving_configuration.optional

import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder

data class Database(val host: String, val port: Int, val pool: Pool)

data class Pool(val size: Int)

data class Room(val name: String, val beds: Int)

fun main() {
    val gestalt = load()

    val port = gestalt.getConfig<Int>("http.port")
    println("Port: $port")
    val title = gestalt.getConfig<String>("booking.title")
    println("Title: $title")

    val idleSeconds = gestalt.getConfig("http.idleSeconds", 30)
    println("Idle connections close after $idleSeconds s")

    // region optional
    val notice = gestalt.getConfig<String?>("lobby.notice")
    if (notice != null) {
        println("Notice: $notice")
    }
    // endregion optional

    val database = gestalt.getConfig<Database>("db")
    println("Database: ${database.host}:${database.port}, " +
        "pool of ${database.pool.size}")

    val rooms = gestalt.getConfig<List<Room>>("rooms")
    for (room in rooms) {
        println("${room.name}: ${room.beds} beds")
    }
}

fun load(): Gestalt {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application-dev.yaml")
            .build())
        .addSource(EnvironmentConfigSourceBuilder.builder()
            .setPrefix("BOOKING")
            .setRemovePrefix(true)
            .build())
        .addSource(SystemPropertiesConfigSourceBuilder.builder()
            .build())
        .build()
    gestalt.loadConfigs()
    return gestalt
}
