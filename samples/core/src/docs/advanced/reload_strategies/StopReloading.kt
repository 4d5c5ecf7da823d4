package docs.advanced.reload_strategies

import java.util.concurrent.ConcurrentHashMap
import java.util.concurrent.Executors
import java.util.concurrent.TimeUnit
import kotlin.io.path.Path
import kotlin.io.path.absolute
import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.reload.FileChangeReloadStrategy
import org.github.gestalt.config.reload.ManualConfigReloadStrategy
import org.github.gestalt.config.source.FileConfigSourceBuilder
import org.github.gestalt.config.source.MapConfigSourceBuilder

fun main() {
    val file = Path("booking.properties").absolute()
    val rates = ConcurrentHashMap(mapOf("rates.attic" to "80"))
    val watcher = Executors.newSingleThreadExecutor()
    val ratesStrategy = ManualConfigReloadStrategy()
    val gestalt = GestaltBuilder()
        .addSource(
            FileConfigSourceBuilder.builder()
                .setPath(file)
                .addConfigReloadStrategy(FileChangeReloadStrategy(watcher))
                .build()
        )
        .addSource(
            MapConfigSourceBuilder.builder()
                .setCustomConfig(rates)
                .addConfigReloadStrategy(ratesStrategy)
                .build()
        )
        .build()

    gestalt.loadConfigs()
    // region your-timer
    val timer = Executors.newSingleThreadScheduledExecutor()
    timer.scheduleWithFixedDelay({
        try {
            ratesStrategy.reload()
        } catch (e: Exception) {
            System.err.println("Not reloaded: ${e.message}")
        }
    }, 1, 1, TimeUnit.SECONDS)
    // endregion your-timer

    serve(gestalt, rates)

    timer.shutdown()
    watcher.shutdownNow()
    val ended = timer.awaitTermination(5, TimeUnit.SECONDS) &&
        watcher.awaitTermination(5, TimeUnit.SECONDS)
    println("Both have ended: $ended")
}

/** What the service does all day: here, the price rises, and it waits until it reads the new one. */
private fun serve(gestalt: Gestalt, rates: MutableMap<String, String>) {
    rates["rates.attic"] = "95"
    while (gestalt.getConfig<Int>("rates.attic") == 80) {
        Thread.sleep(100)
    }
    println("Price: ${gestalt.getConfig<Int>("rates.attic")}")
}
