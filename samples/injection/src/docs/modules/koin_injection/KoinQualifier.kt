package docs.modules.koin_injection

import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.koin.gestalt
import org.github.gestalt.config.source.MapConfigSourceBuilder
import org.koin.core.qualifier.named
import org.koin.dsl.koinApplication
import org.koin.dsl.module

class PriceList(val summer: Int, val winter: Int, val currency: String)

fun main() {
    val config = load("desk.currency" to "EUR")
    val prices = load("prices.summer" to "120")

    val koin = koinApplication {
        modules(module {
            // region qualifier
            single { config }
            single(named("prices")) { prices }
            single {
                PriceList(
                    summer = gestalt("prices.summer", qualifier = named("prices")),
                    winter = gestalt("prices.winter", 90, named("prices")),
                    currency = gestalt("desk.currency"),
                )
            }
            // endregion qualifier
        })
    }.koin

    val list = koin.get<PriceList>()
    println("Summer: ${list.summer} ${list.currency}")
    println("Winter: ${list.winter} ${list.currency}")
}

private fun load(vararg values: Pair<String, String>): Gestalt {
    val config = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder().setCustomConfig(mapOf(*values)).build())
        .build()
    config.loadConfigs()
    return config
}
