package docs.modules.kodein_injection

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.kodein.gestalt
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.kodein.di.DI
import org.kodein.di.DIAware
import org.kodein.di.bindFactory
import org.kodein.di.bindInstance
import org.kodein.di.direct
import org.kodein.di.factory

// region factory
data class Hotel(val rooms: Int)

class FrontDesk(override val di: DI) : DIAware {
    private val hotel: (String) -> Hotel by factory()
    private val currency: String = direct.gestalt("prices.currency")

    fun print() {
        println("Harbour: ${hotel("harbour").rooms} rooms, prices in $currency")
        println("Hill: ${hotel("hill").rooms} rooms, prices in $currency")
    }
}
// endregion factory

fun main() {
    val config = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .build()
    config.loadConfigs()

    // region bind
    val di = DI {
        bindInstance { config }
        bindFactory { name: String -> gestalt<Hotel>("hotels.$name") }
    }
    FrontDesk(di).print()
    // endregion bind
}
