package docs.advanced.reload_strategies

import java.lang.reflect.UndeclaredThrowableException
import java.util.Optional
import java.util.concurrent.ConcurrentHashMap
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.entity.ConfigContainer
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.reload.ManualConfigReloadStrategy
import org.github.gestalt.config.source.MapConfigSourceBuilder

interface HeldRates {
    val attic: Int
    val cellar: Optional<Int>
}

// proves docs/advanced/reload-strategies.mdx: what an interface and a container do when their key is gone, and comes back
fun main() {
    val prices = mapOf("rates.attic" to "80", "rates.cellar" to "50")
    val values = ConcurrentHashMap(prices)
    val strategy = ManualConfigReloadStrategy()
    val gestalt = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).addConfigReloadStrategy(strategy).build())
        .build()
    gestalt.loadConfigs()
    val rates: HeldRates = gestalt.getConfig("rates")
    val container: ConfigContainer<Int> = gestalt.getConfig("rates.attic")

    values.clear()
    values["booking.title"] = "Harbour Hotel"
    strategy.reload()
    try {
        rates.attic
    } catch (e: UndeclaredThrowableException) {
        println("Interface: ${e.javaClass.simpleName}")
    }
    println("Optional method: ${rates.cellar}")
    println("Container present: ${container.isPresent}, ${container.optional}")

    values.putAll(prices)
    strategy.reload()
    println("Back again: ${rates.attic}, ${container.orElseThrow()}")
}
