package docs.advanced.reload_strategies

import java.util.Optional
import java.util.concurrent.ConcurrentHashMap
import java.util.logging.Level
import java.util.logging.Logger
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.entity.ConfigContainer
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.reload.ManualConfigReloadStrategy
import org.github.gestalt.config.source.MapConfigSourceBuilder

data class Rates(val attic: Int)
interface RatesView { val attic: Int }

private val logger = Logger.getLogger("org.github.gestalt.config")

fun main() {
    logger.level = Level.OFF // A container warns when its key is gone.
    val values = ConcurrentHashMap(mapOf("rates.attic" to "80"))
    val strategy = ManualConfigReloadStrategy()
    val gestalt = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).addConfigReloadStrategy(strategy).build())
        .build()
    gestalt.loadConfigs()

    // region hold
    val number: Int = gestalt.getConfig("rates.attic")
    val optional: Optional<Int> =
        gestalt.getConfigOptional("rates.attic", Int::class.javaObjectType)
    val rates: Rates = gestalt.getConfig("rates")
    val view: RatesView = gestalt.getConfig("rates")
    val container: ConfigContainer<Int> = gestalt.getConfig("rates.attic")

    // Wherever you need the price:
    val fromView = view.attic
    val fromContainer = container.orElseThrow()
    // endregion hold
    check(fromView == 80 && fromContainer == 80)

    values["rates.attic"] = "95"
    println("What you hold\tChanged, not reloaded\tReloaded\tKey gone, reloaded")
    val all = {
        listOf(
            result { gestalt.getConfig<Int>("rates.attic") }, result { number }, result { optional.get() }, result { rates.attic },
            result { view.attic }, if (container.isPresent()) result { container.orElseThrow() } else "it is empty"
        )
    }
    val before = all()
    strategy.reload()
    val after = all()
    values.remove("rates.attic")
    strategy.reload()
    val gone = all()

    val names = listOf(
        "nothing: `getConfig()` on each use", "the number", "an `Optional`", "a record", "an interface", "a `ConfigContainer`"
    )
    names.indices.forEach { println("${names[it]}\t${before[it]}\t${after[it]}\t${gone[it]}") }
}

private fun result(read: () -> Any) = try {
    read().toString()
} catch (e: Exception) {
    "`${e.javaClass.simpleName}`"
}
