package docs.tutorial.retrieving_configurations.retrieving_generic.collections

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
    val lobby: Lobby?
)

data class Booking(val title: String)

data class Http(val port: Int, val idleSeconds: Int = 30)

data class Lobby(val notice: String)

data class Database(val host: String, val port: Int, val pool: Pool)

data class Pool(val size: Int)

data class Room(val name: String, val beds: Int)

fun main() {
    val gestalt = load()

    val settings = gestalt.getConfig<Settings>("")
    println("Port: ${settings.http.port}")
    println("Title: ${settings.booking.title}")

    // region read-collections
    val methods = gestalt.getConfig<List<String>>("payment.methods")
    println("Pay by " + methods.joinToString(" or "))

    val closed = gestalt.getConfig<Set<DayOfWeek>>("closed")
    println("Open on Monday: ${DayOfWeek.MONDAY !in closed}")

    val prices = gestalt.getConfig<Map<String, Int>>("prices")
    println("A night in summer: ${prices["summer"]}")
    // endregion read-collections
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
