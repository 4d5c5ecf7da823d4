package docs.architecture.reload_strategies

import java.nio.file.Files
import java.nio.file.Path
import java.nio.file.StandardCopyOption
import java.time.Duration
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.reload.CoreReloadListener
import org.github.gestalt.config.source.FileConfigSourceBuilder

private val PRICES = LinkedBlockingQueue<Int>()

/** A property, because Gestalt holds a listener only weakly. */
private lateinit var listener: CoreReloadListener

fun main() {
    val rates = Path.of("rates.properties")
    Files.writeString(rates, "rates.attic = 80\n")

    // region use
    val strategy = ReloadOnChange()
    val gestalt = GestaltBuilder()
        .addSource(
            FileConfigSourceBuilder.builder().setPath(rates)
                .addConfigReloadStrategy(strategy).build()
        )
        .build()
    gestalt.loadConfigs()
    listener = CoreReloadListener {
        PRICES.add(gestalt.getConfig("rates.attic", 0))
    }
    gestalt.registerListener(listener)
    strategy.start(Duration.ofMillis(200))

    println("Told: " + PRICES.poll(20, TimeUnit.SECONDS))
    println("Unchanged for a second: told " + PRICES.poll(1, TimeUnit.SECONDS))
    replace(rates, "rates.attic = 95\n")
    println("Told: " + PRICES.poll(20, TimeUnit.SECONDS))
    strategy.close()
    // endregion use
}

private fun replace(file: Path, text: String) {
    val fresh = Files.writeString(Path.of("fresh"), text)
    Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE)
}
