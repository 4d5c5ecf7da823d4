package docs.tutorial.retrieving_configurations.retrieving_kotlin.reads

import java.time.DayOfWeek
import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder

data class Settings(
    val booking: Booking,
    val http: Http,
    val db: Database,
    val rooms: List<Room>,
    val lobby: Lobby?,
    val payment: Payment,
    val closed: Set<DayOfWeek>,
    val prices: Map<String, Int>
)

data class Payment(val methods: List<String>)

data class Booking(val title: String)

data class Http(val port: Int, val idleSeconds: Int = 30)

data class Lobby(val notice: String)

data class Database(val host: String, val port: Int, val pool: Pool)

data class Pool(val size: Int)

data class Room(val name: String, val beds: Int)

fun main() {
    val gestalt = load()

    // region four-reads
    val host = gestalt.getConfig<String>("db.host")
    val rooms: List<Room> = gestalt.getConfig("rooms")
    val backlog = gestalt.getConfig("http.backlog", 50)
    val floor = gestalt.getConfig<Int?>("lobby.floor")

    println("Database on $host, a backlog of $backlog")
    println("Rooms: " + rooms.joinToString { it.name })
    println("The lobby is on floor ${floor ?: "unknown"}")
    // endregion four-reads
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
