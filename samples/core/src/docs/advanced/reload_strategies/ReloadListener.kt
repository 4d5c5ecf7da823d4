package docs.advanced.reload_strategies

import kotlin.io.path.Path
import kotlin.io.path.writeText
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.reload.CoreReloadListener
import org.github.gestalt.config.reload.ManualConfigReloadStrategy
import org.github.gestalt.config.source.FileConfigSourceBuilder

private lateinit var listener: CoreReloadListener
private var pool = 0

fun main() {
    val file = Path("booking.properties")
    val strategy = ManualConfigReloadStrategy()
    val gestalt = GestaltBuilder()
        .addSource(FileConfigSourceBuilder.builder().setPath(file).addConfigReloadStrategy(strategy).build())
        .build()

    // region listen
    listener = CoreReloadListener {
        val size = gestalt.getConfig("db.pool.size", pool)
        println("Pool: $pool -> $size")
        pool = size
    }
    gestalt.registerListener(listener)
    gestalt.loadConfigs()

    strategy.reload()
    strategy.reload()
    file.writeText("db.pool.size = 40\n")
    strategy.reload()
    // endregion listen
    gestalt.removeListener(listener)
}
