package docs.modules.koin_injection

import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.entity.ConfigContainer
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.kotlin.koin.gestalt
import org.github.gestalt.config.reload.ManualConfigReloadStrategy
import org.github.gestalt.config.source.MapConfigSourceBuilder
import org.koin.dsl.koinApplication
import org.koin.dsl.module

// region types
data class PoolData(val size: Int)

interface PoolView {
    val size: Int
}

class BookingDesk(val view: PoolView, val data: ConfigContainer<PoolData>)
// endregion types

fun BookingDesk.sizes() = listOf(view.size, data.orElseThrow().size)

class Single(val number: Int, val data: PoolData, val container: ConfigContainer<Int>)

class Factory(val number: Int)

class Reader(val config: Gestalt)

class Limit(val number: Int)

/** The size of the pool in each definition, after a reload. */
fun main() {
    val values = mutableMapOf("pool.size" to "20")
    val strategy = ManualConfigReloadStrategy()
    val config = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder()
            .setCustomConfig(values)
            .addConfigReloadStrategy(strategy)
            .build())
        .build()
    config.loadConfigs()

    val koin = koinApplication {
        modules(module {
            single { config }
            single { BookingDesk(gestalt("pool"), gestalt("pool")) }
            single { Single(gestalt("pool.size"), gestalt("pool"), gestalt("pool.size")) }
            factory { Factory(gestalt("pool.size")) }
            single { Reader(get()) }
            single { Limit(gestalt("pool.limit")) }
        })
    }.koin

    fun sizes() = mapOf(
        "`single`, an `Int` or a data class" to same(koin.get<Single>().number, koin.get<Single>().data.size),
        "`single`, an interface" to koin.get<BookingDesk>().sizes()[0],
        "`single`, a `ConfigContainer`" to same(koin.get<Single>().container.orElseThrow(), koin.get<BookingDesk>().sizes()[1]),
        "`single` with `Gestalt`, which reads at each use" to koin.get<Reader>().config.getConfig<Int>("pool.size"),
        "`factory`, an `Int`, got once more" to koin.get<Factory>().number,
    )
    val kept = koin.get<Factory>()
    val before = sizes()
    check(runCatching { koin.get<Limit>() }.isFailure)
    values["pool.size"] = "40"
    values["pool.limit"] = "60"
    strategy.reload()
    val after = sizes()
    // A single that failed is made at the next request.
    check(koin.get<Limit>().number == 60)
    println("Definition\tAfter the reload")
    check(before.values.all { it == 20 })
    after.forEach { (name, size) -> println("$name\t$size") }
    println("the object that `factory` made before\t${kept.number}")
}

private fun same(number: Int, other: Int): Int {
    check(number == other)
    return number
}
