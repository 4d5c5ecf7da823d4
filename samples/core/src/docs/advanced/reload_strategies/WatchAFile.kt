package docs.advanced.reload_strategies

import java.nio.file.StandardCopyOption
import java.util.concurrent.Executors
import kotlin.concurrent.thread
import kotlin.io.path.Path
import kotlin.io.path.absolute
import kotlin.io.path.moveTo
import kotlin.io.path.writeText
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.reload.FileChangeReloadStrategy
import org.github.gestalt.config.source.FileConfigSourceBuilder

// It reads before the change: a first read during the reload may put the old value back into the cache, for good.
fun main() {
    // region watch-a-file
    val file = Path("booking.properties").absolute()
    val watcher = Executors.newSingleThreadExecutor { task ->
        thread(start = false, isDaemon = true, name = "config-watcher") { task.run() }
    }

    val gestalt = GestaltBuilder()
        .addSource(
            FileConfigSourceBuilder.builder()
                .setPath(file)
                .addConfigReloadStrategy(FileChangeReloadStrategy(watcher))
                .build()
        )
        .build()
    gestalt.loadConfigs()
    var size: Int = gestalt.getConfig("db.pool.size")

    val next = file.resolveSibling("booking.properties.next")
    next.writeText("db.pool.size = 40\n")
    next.moveTo(file, StandardCopyOption.ATOMIC_MOVE)
    // endregion watch-a-file

    while (size == 20) {
        Thread.sleep(100)
        size = gestalt.getConfig("db.pool.size")
    }
    println("Pool: $size")
}
