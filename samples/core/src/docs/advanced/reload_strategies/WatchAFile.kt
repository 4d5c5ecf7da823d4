package docs.advanced.reload_strategies

import java.nio.file.StandardCopyOption
import java.util.concurrent.CountDownLatch
import java.util.concurrent.Executors
import java.util.concurrent.TimeUnit
import kotlin.concurrent.thread
import kotlin.io.path.Path
import kotlin.io.path.absolute
import kotlin.io.path.moveTo
import kotlin.io.path.writeText
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.reload.CoreReloadListener
import org.github.gestalt.config.reload.FileChangeReloadStrategy
import org.github.gestalt.config.source.FileConfigSourceBuilder

/** A property of the file, since Gestalt holds a listener only weakly. */
private lateinit var listener: CoreReloadListener

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
    // endregion watch-a-file
    println("Pool at the start: ${gestalt.getConfig<Int>("db.pool.size")}")

    val reloaded = CountDownLatch(1)
    listener = CoreReloadListener {
        println("Pool, on ${Thread.currentThread().name}: ${gestalt.getConfig("db.pool.size", 0)}")
        reloaded.countDown()
    }
    gestalt.registerListener(listener)

    // region replace-the-file
    val next = file.resolveSibling("booking.properties.next")
    next.writeText("db.pool.size = 40\n")
    next.moveTo(file, StandardCopyOption.ATOMIC_MOVE)
    // endregion replace-the-file

    check(reloaded.await(25, TimeUnit.SECONDS)) { "The change was not noticed" }
}
