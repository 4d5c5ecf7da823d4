package docs.tutorial.retrieving_configurations.retrieving_configuration.start

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

    val title = gestalt.getConfig<String>("booking.title")
    val port = gestalt.getConfig<Int>("http.port")
    println("$title listens on port $port")

    val database = gestalt.getConfig<Database>("db")
    println("Database: ${database.host}:${database.port}")

    val rooms = gestalt.getConfig<List<Room>>("rooms")
    for (room in rooms) {
        println("Room: ${room.name}, beds: ${room.beds}")
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
