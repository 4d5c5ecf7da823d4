package docs.tutorial.retrieving_configurations.supported_decoders.first

import java.time.DayOfWeek
import java.time.Duration
import java.time.LocalDate
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

enum class Season { SUMMER, WINTER }

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder().setResource("application.properties").build())
        .build()
    gestalt.loadConfigs()
    // region read-types
    val port = gestalt.getConfig<Int>("http.port")
    val idle = gestalt.getConfig<Duration>("http.idle")
    val season = gestalt.getConfig<Season>("booking.season")
    val opening = gestalt.getConfig<LocalDate>("booking.opening")
    val closed = gestalt.getConfig<List<DayOfWeek>>("desk.closed")

    println("Port $port, idle ${idle.toSeconds()} s")
    println("$season from ${opening.dayOfWeek}, $opening")
    println("Closed on $closed")
    // endregion read-types
}
