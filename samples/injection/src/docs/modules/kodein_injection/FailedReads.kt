package docs.modules.kodein_injection

import java.time.LocalDate
import java.util.Optional
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.kodein.gestalt
import org.github.gestalt.config.source.MapConfigSourceBuilder
import org.kodein.di.DI
import org.kodein.di.DirectDI
import org.kodein.di.bindInstance
import org.kodein.di.direct

private val SUMMER = Season(LocalDate.of(2026, 6, 1), LocalDate.of(2026, 9, 15))

/** Reads a number and a data class in each way, from a path that is missing and from one that cannot be decoded. */
fun main() {
    println("You call\tThe path is missing\tA value is wrong")
    row("`gestalt<Int>(path)`", { gestalt<Int>("missing") }, { gestalt<Int>("wrong") })
    row("`gestalt(path, 20)`", { gestalt("missing", 20) }, { gestalt("wrong", 20) })
    row("`gestalt<Optional<Int>>(path)`", { gestalt<Optional<Int>>("missing") }, { gestalt<Optional<Int>>("wrong") })
    row("`gestalt<Season>(path)`", { gestalt<Season>("missing") }, { gestalt<Season>("half") })
    row("`gestalt(path, SUMMER)`", { gestalt("missing", SUMMER) }, { gestalt("half", SUMMER) })
    row("`gestalt<Optional<Season>>(path)`", { gestalt<Optional<Season>>("missing") }, { gestalt<Optional<Season>>("half") })
}

private fun row(call: String, missing: DirectDI.() -> Any, wrong: DirectDI.() -> Any) {
    println("$call\t${outcome(missing)}\t${outcome(wrong)}")
}

private fun outcome(read: DirectDI.() -> Any): String {
    val config = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder()
            .addCustomConfig("wrong", "twenty")
            .addCustomConfig("half.from", "2026-06-01")
            .build())
        .build()
    config.loadConfigs()
    val di = DI { bindInstance { config } }.direct
    return try {
        when (val value = di.read()) {
            SUMMER -> "`SUMMER`"
            else -> "`$value`"
        }
    } catch (e: Exception) {
        "`${e.javaClass.simpleName}`"
    }
}
