package docs.tutorial.retrieving_configurations.retrieving_kotlin.mail

import java.time.DayOfWeek
import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder

data class Payment(val methods: List<String>)

data class Booking(val title: String)

data class Http(val port: Int, val idleSeconds: Int = 30)

data class Lobby(val notice: String)

data class Database(val host: String, val port: Int, val pool: Pool)

data class Pool(val size: Int)

data class Room(val name: String, val beds: Int)

data class Settings(
    val booking: Booking,
    val http: Http,
    val db: Database,
    val rooms: List<Room>,
    val lobby: Lobby?,
    val payment: Payment,
    val closed: Set<DayOfWeek>,
    // region mail
    val prices: Map<String, Int>,
    val mail: Mail?
)

data class Mail(val host: String, val port: Int = 587, val replyTo: String?)

fun main() {
    val gestalt = load()

    val settings = gestalt.getConfig<Settings>("")
    println(confirmations(settings.mail))
}

fun confirmations(mail: Mail?) =
    if (mail == null) "Confirmations on paper"
    else "Confirmations by ${mail.host}:${mail.port}, " +
        "reply to ${mail.replyTo ?: "nobody"}"
// endregion mail

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
