package docs.modules.kodein_injection

import java.time.LocalDate
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.kodein.gestalt
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.kodein.di.DI
import org.kodein.di.bindInstance
import org.kodein.di.bindSingleton
import org.kodein.di.instance

data class Season(val from: LocalDate, val until: LocalDate)

class PriceService(
    private val currency: String,
    private val season: Season,
    private val discounts: List<Int>,
) {
    fun print() {
        println("Prices in $currency until ${season.until}")
        println("Discounts: $discounts")
    }
}

val priceModule = DI.Module("prices") {
    bindSingleton {
        PriceService(gestalt("prices.currency"), gestalt("season"), gestalt("prices.discounts"))
    }
}

fun main() {
    val config = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .build()
    config.loadConfigs()

    val di = DI {
        bindInstance { config }
        import(priceModule)
    }
    val prices: PriceService by di.instance()
    prices.print()
}
