package docs.modules.kodein_injection

import java.util.Optional
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.kodein.gestalt
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.kodein.di.DI
import org.kodein.di.bindInstance
import org.kodein.di.bindSingleton
import org.kodein.di.direct
import org.kodein.di.instance

class Offer(val deposit: Int, val seats: List<String>, val winter: Season?)

fun main() {
    val config = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .build()
    config.loadConfigs()

    val di = DI {
        bindInstance { config }
        // region defaults
        bindSingleton {
            Offer(
                deposit = gestalt("prices.deposit", 20),
                seats = gestalt("desk.seats", emptyList()),
                winter = gestalt<Optional<Season>>("winter").orElse(null),
            )
        }
        // endregion defaults
    }

    val offer: Offer = di.direct.instance()
    println("Deposit: ${offer.deposit} %")
    println("Seats:   ${offer.seats}")
    println("Winter:  ${offer.winter}")
}
