package docs.advanced.reload_strategies

import java.util.concurrent.ConcurrentHashMap
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.reload.CoreReloadListener
import org.github.gestalt.config.reload.ManualConfigReloadStrategy
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.source.MapConfigSourceBuilder

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder().setResource("booking.properties").build())
        .build()
    gestalt.loadConfigs()
    println("Pool at the start: ${gestalt.getConfig<Int>("db.pool.size")}")

    val listener = CoreReloadListener { println("Listener told") }
    gestalt.registerListener(listener)

    // region add-a-source
    val night = ConcurrentHashMap(mapOf("db.pool.size" to "5"))
    val strategy = ManualConfigReloadStrategy()

    gestalt.addConfigSourcePackage(
        MapConfigSourceBuilder.builder()
            .setCustomConfig(night)
            .addConfigReloadStrategy(strategy)
            .build()
    )
    println("Pool at night: ${gestalt.getConfig<Int>("db.pool.size")}")

    night["db.pool.size"] = "2"
    strategy.reload()
    println("Changed and reloaded: ${gestalt.getConfig<Int>("db.pool.size")}")
    // endregion add-a-source
    gestalt.removeListener(listener)
}
