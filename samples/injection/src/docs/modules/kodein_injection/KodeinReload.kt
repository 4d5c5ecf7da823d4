package docs.modules.kodein_injection

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.entity.ConfigContainer
import org.github.gestalt.config.kotlin.kodein.gestalt
import org.github.gestalt.config.reload.ManualConfigReloadStrategy
import org.github.gestalt.config.source.MapConfigSourceBuilder
import org.kodein.di.DI
import org.kodein.di.DIAware
import org.kodein.di.DirectDI
import org.kodein.di.bindEagerSingleton
import org.kodein.di.bindInstance
import org.kodein.di.bindProvider
import org.kodein.di.bindSingleton
import org.kodein.di.direct
import org.kodein.di.instance
import org.kodein.di.provider

data class Summer(val price: Int)

interface SummerView {
    val price: Int
}

// region provider
class Receipt(override val di: DI) : DIAware {
    private val summer: () -> Summer by provider()

    fun price() = summer().price
}
// endregion provider

class Eager(val price: Int)

class LateSingleton(val price: Int)

class Limit(val price: Int)

/** The price of a room in summer, as each binding gives it, before and after a reload. */
fun main() {
    val values = mutableMapOf("summer.price" to "120")
    val strategy = ManualConfigReloadStrategy()
    val config = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder()
            .setCustomConfig(values)
            .addConfigReloadStrategy(strategy)
            .build())
        .build()
    config.loadConfigs()

    val container = DI {
        bindInstance { config }
        bindEagerSingleton { Eager(gestalt("summer.price")) }
        bindSingleton(tag = "once") { gestalt<Summer>("summer") }
        bindSingleton { gestalt<SummerView>("summer") }
        bindSingleton { gestalt<ConfigContainer<Int>>("summer.price") }
        bindSingleton { LateSingleton(gestalt("summer.price")) }
        bindSingleton { Limit(gestalt("summer.limit")) }
        bindProvider { gestalt<Summer>("summer") }
    }
    val di = container.direct

    val receipt = Receipt(container)
    val before = prices(di, receipt)
    check(runCatching { di.instance<Limit>() }.isFailure)
    values["summer.price"] = "135"
    values["summer.limit"] = "150"
    strategy.reload()
    // A singleton that failed is made at the next request.
    check(di.instance<Limit>().price == 150)
    val after = prices(di, receipt) + ("`bindSingleton`, first asked for after the reload" to di.instance<LateSingleton>().price)
    println("Binding\tBefore\tAfter")
    after.forEach { (name, price) -> println("$name\t${before[name] ?: "not made"}\t$price") }
}

private fun prices(di: DirectDI, receipt: Receipt) = linkedMapOf(
    "`bindEagerSingleton`, an `Int`" to di.instance<Eager>().price,
    "`bindSingleton`, a data class" to di.instance<Summer>("once").price,
    "`bindSingleton`, an interface" to di.instance<SummerView>().price,
    "`bindSingleton`, a `ConfigContainer<Int>`" to di.instance<ConfigContainer<Int>>().orElseThrow(),
    "`bindProvider`, whose provider you hold" to receipt.price(),
)
