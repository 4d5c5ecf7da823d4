package docs.advanced.reload_strategies

import kotlin.io.path.Path
import kotlin.io.path.writeText
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.reload.ManualConfigReloadStrategy
import org.github.gestalt.config.source.FileConfigSourceBuilder

fun main() {
    val file = Path("booking.properties")
    val strategy = ManualConfigReloadStrategy()

    val gestalt = GestaltBuilder()
        .addSource(
            FileConfigSourceBuilder.builder()
                .setPath(file)
                .addConfigReloadStrategy(strategy)
                .build()
        )
        .build()
    gestalt.loadConfigs()
    println("Pool at the start: ${gestalt.getConfig<Int>("db.pool.size")}")

    file.writeText("db.pool.size = 40\n")
    println("After the write: ${gestalt.getConfig<Int>("db.pool.size")}")

    strategy.reload()
    println("After the reload: ${gestalt.getConfig<Int>("db.pool.size")}")
}
