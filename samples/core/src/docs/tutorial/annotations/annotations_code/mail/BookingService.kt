package docs.tutorial.annotations.annotations_code.mail

import java.time.DayOfWeek
import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.annotations.Config
import org.github.gestalt.config.annotations.ConfigPrefix
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

data class Http(
    @Config(path = "listener.port") val port: Int,
    @Config(path = "listener.idleTimeout", defaultVal = "30")
    val idleSeconds: Int
)

data class Lobby(val notice: String)

data class Database(val host: String, val port: Int, val pool: Pool)

data class Pool(val size: Int)

data class Room(val name: String, val beds: Int)

// region prefix
@ConfigPrefix(prefix = "mail.smtp")
data class Mail(
    val host: String,
    @Config(defaultVal = "587") val port: Int
)
// endregion prefix

fun main() {
    val gestalt = load()

    val settings = gestalt.getConfig<Settings>("")
    println("Port: ${settings.http.port}")
    println("Title: ${settings.booking.title}")
    println("Idle connections close after ${settings.http.idleSeconds} s")

    println("Pay by " + settings.payment.methods.joinToString(" or "))
    println("Open on Monday: ${DayOfWeek.MONDAY !in settings.closed}")
    println("A night in summer: ${settings.prices["summer"]}")

    // region read-the-prefixed
    val mail = gestalt.getConfig<Mail>("")
    println("Mail by ${mail.host}:${mail.port}")
    // endregion read-the-prefixed
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
