package docs.usecase.dynamic_values

import java.util.Optional
import java.util.concurrent.ConcurrentHashMap
import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.entity.ConfigContainer
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.reload.ManualConfigReloadStrategy
import org.github.gestalt.config.source.MapConfigSourceBuilder

data class Mixed(val attic: Int, val cleaning: ConfigContainer<Int>)

data class Checked(val attic: Int) {
    init {
        require(attic < 100) { "too dear" }
    }
}

// proves docs/usecase/dynamic-values.mdx: in Kotlin, a container in a data class follows; a container of a data class becomes empty
// without one of its keys, and ends the reload without all of them, unless it holds an Optional
fun main() {
    val all = mapOf("rates.attic" to "80", "rates.cleaning" to "20")
    val values = ConcurrentHashMap(all)
    val strategy = ManualConfigReloadStrategy()
    val gestalt = load(values, strategy)
    val mixed = gestalt.getConfig<Mixed>("rates")
    val rates = gestalt.getConfig<ConfigContainer<Rates>>("rates")
    val later = gestalt.getConfig<ConfigContainer<Int>>("rates.attic")

    values["rates.attic"] = "95"
    values["rates.cleaning"] = "25"
    strategy.reload()
    println("A container in a data class: ${mixed.attic}, ${mixed.cleaning.orElseThrow()}; of one: ${rates.orElseThrow()}")

    values.remove("rates.cleaning")
    strategy.reload()
    println("One key gone: ${rates.optional}")

    values.putAll(all)
    strategy.reload()
    values.clear()
    values["booking.title"] = "Harbour Hotel"
    val thrown = runCatching { strategy.reload() }.exceptionOrNull()
    println("All keys gone: ${thrown?.javaClass?.simpleName} from reload(), ${rates.optional}, a container after it ${later.optional}")

    val others = ConcurrentHashMap(all)
    val other = ManualConfigReloadStrategy()
    val optional = load(others, other).getConfig<ConfigContainer<Optional<Rates>>>("rates")
    others.clear()
    others["booking.title"] = "Harbour Hotel"
    other.reload()
    println("All keys gone, with an Optional inside: ${optional.orElseThrow()}")
    others.putAll(all)
    other.reload()
    println("Back again: ${optional.orElseThrow()}")

    val checked = load(others, other).getConfig<ConfigContainer<Checked>>("rates")
    others["rates.attic"] = "120"
    val refused = runCatching { other.reload() }.exceptionOrNull()
    println("Refused by the class: ${refused?.javaClass?.simpleName} from reload(), ${checked.orElseThrow()}")
}

private fun load(values: MutableMap<String, String>, strategy: ManualConfigReloadStrategy): Gestalt {
    val gestalt = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).addConfigReloadStrategy(strategy).build())
        .build()
    gestalt.loadConfigs()
    return gestalt
}
