package docs.tutorial.annotations.annotations_code.start

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

    val settings = gestalt.getConfig<Settings>("")
    println("Port: ${settings.http.port}")
    println("Title: ${settings.booking.title}")

    println("Pay by " + settings.payment.methods.joinToString(" or "))
    println("Open on Monday: ${DayOfWeek.MONDAY !in settings.closed}")
    println("A night in summer: ${settings.prices["summer"]}")
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
