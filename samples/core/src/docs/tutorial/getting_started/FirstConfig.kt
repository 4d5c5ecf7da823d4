package docs.tutorial.getting_started

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

data class Database(val host: String, val port: Int, val pool: Pool)

data class Pool(val size: Int)

data class Room(val name: String, val beds: Int)

fun main() {
    // region load
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application-dev.properties")
            .build())
        .build()
    gestalt.loadConfigs()
    // endregion load

    // region read-number
    val port = gestalt.getConfig<Int>("http.port")
    println("Port: $port")
    // endregion read-number

    // region read-object
    val database = gestalt.getConfig<Database>("db")
    println("Database: ${database.host}:${database.port}")
    println("Pool: ${database.pool.size} connections")
    // endregion read-object

    // region read-list
    val rooms = gestalt.getConfig<List<Room>>("rooms")
    for (room in rooms) {
        println("Room: ${room.name}, beds: ${room.beds}")
    }
    // endregion read-list
}
