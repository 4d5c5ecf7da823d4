package docs.advanced.reload_strategies

import java.time.Duration
import java.util.concurrent.ConcurrentHashMap
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.reload.CoreReloadListener
import org.github.gestalt.config.reload.TimedConfigReloadStrategy
import org.github.gestalt.config.source.MapConfigSourceBuilder

/** A property of the file, since Gestalt holds a listener only weakly. */
private lateinit var listener: CoreReloadListener

fun main() {
    // region every-fifteen-seconds
    val rates = ConcurrentHashMap(mapOf("rates.attic" to "80"))
    val period = Duration.ofSeconds(15)

    val gestalt = GestaltBuilder()
        .addSource(
            MapConfigSourceBuilder.builder()
                .setCustomConfig(rates)
                .addConfigReloadStrategy(TimedConfigReloadStrategy(period))
                .build()
        )
        .build()
    gestalt.loadConfigs()

    rates["rates.attic"] = "95"
    println("After the change: ${gestalt.getConfig<Int>("rates.attic")}")
    // endregion every-fifteen-seconds

    val raised = CountDownLatch(1)
    listener = CoreReloadListener {
        if (gestalt.getConfig("rates.attic", 0) == 95) {
            raised.countDown()
        }
    }
    gestalt.registerListener(listener)

    check(raised.await(25, TimeUnit.SECONDS)) { "The timer did not run" }
    println("After the timer: ${gestalt.getConfig<Int>("rates.attic")}")
}
