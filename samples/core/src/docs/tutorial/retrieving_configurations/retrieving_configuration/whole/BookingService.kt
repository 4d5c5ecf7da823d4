package docs.tutorial.retrieving_configurations.retrieving_configuration.whole

import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder

// region settings
data class Settings(
    val booking: Booking,
    val http: Http,
    val db: Database,
    val rooms: List<Room>
)

data class Booking(val title: String)

data class Http(val port: Int)
// endregion settings

data class Database(val host: String, val port: Int, val pool: Pool)

data class Pool(val size: Int)

data class Room(val name: String, val beds: Int)

fun main() {
    val gestalt = load()

    // region whole-tree
    val settings = gestalt.getConfig<Settings>("")
    println("Port: ${settings.http.port}")
    println("Title: ${settings.booking.title}")
    // endregion whole-tree

    val idleSeconds = gestalt.getConfig("http.idleSeconds", 30)
    println("Idle connections close after $idleSeconds s")

    val notice = gestalt.getConfig<String?>("lobby.notice")
    if (notice != null) {
        println("Notice: $notice")
    }

    println("Database: ${settings.db.host}:${settings.db.port}, " +
        "pool of ${settings.db.pool.size}")

    for (room in settings.rooms) {
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
