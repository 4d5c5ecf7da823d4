package docs.advanced.reload_strategies

import java.time.Duration
import java.util.concurrent.CountDownLatch
import java.util.concurrent.Executors
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit
import kotlin.concurrent.thread
import kotlin.io.path.Path
import kotlin.io.path.absolute
import kotlin.io.path.moveTo
import kotlin.io.path.writeText
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.reload.ConfigReloadStrategy
import org.github.gestalt.config.reload.CoreReloadListener
import org.github.gestalt.config.reload.FileChangeReloadStrategy
import org.github.gestalt.config.reload.ManualConfigReloadStrategy
import org.github.gestalt.config.reload.TimedConfigReloadStrategy
import org.github.gestalt.config.source.FileConfigSourceBuilder

/** Tells a listener that fails of a reload, changes the file again, and sees whether the listener is told once more. */
private fun toldAgain(strategy: ConfigReloadStrategy, fail: () -> Unit): String {
    val gone = CountDownLatch(1)
    Thread.setDefaultUncaughtExceptionHandler { _, _ -> gone.countDown() }
    val file = Path("listener.properties").absolute()
    file.writeText("db.pool.size = 20\n")
    val gestalt = GestaltBuilder()
        .addSource(FileConfigSourceBuilder.builder().setPath(file).addConfigReloadStrategy(strategy).build())
        .build()
    gestalt.loadConfigs()

    val told = LinkedBlockingQueue<Int>()
    val listener = CoreReloadListener {
        told.add(gestalt.getConfig("db.pool.size", 0))
        fail()
    }
    gestalt.registerListener(listener)

    var thrown = ""
    for (size in listOf(30, 40)) {
        val next = file.resolveSibling("listener.properties.next")
        next.writeText("db.pool.size = $size\n")
        next.moveTo(file, overwrite = true)
        try {
            (strategy as? ManualConfigReloadStrategy)?.reload()
        } catch (e: Exception) {
            thrown = ", thrown: ${e.javaClass.simpleName}"
        }
        if (size == 30) checkNotNull(told.poll(20, TimeUnit.SECONDS)) { "Never told" }
    }
    // A thread that has ended tells nobody any more; a watcher that waits is given two seconds.
    val ended = told.peek() == null && gone.await(if (strategy is ManualConfigReloadStrategy) 0 else 500, TimeUnit.MILLISECONDS)
    val again = !ended && told.poll(if (strategy is TimedConfigReloadStrategy) 10 else 2, TimeUnit.SECONDS) != null
    gestalt.removeListener(listener)
    return "${strategy.javaClass.simpleName}: told again $again$thrown"
}

private fun watcher() = Executors.newSingleThreadExecutor { task -> thread(start = false, isDaemon = true) { task.run() } }

// proves docs/advanced/reload-strategies.mdx: in Kotlin a listener can throw a GestaltException, which counts as a failed reload
fun main() {
    val missing = GestaltBuilder()
        .addSource(FileConfigSourceBuilder.builder().setPath(Path("booking.properties")).build())
        .build()
    missing.loadConfigs()
    val failures = mapOf<String, () -> Unit>(
        "GestaltException" to { missing.getConfig<Int>("db.pool.max") },
        "IllegalStateException" to { error("The pool is closed") },
    )
    for ((name, fail) in failures) {
        println(name)
        println(toldAgain(ManualConfigReloadStrategy(), fail))
        println(toldAgain(FileChangeReloadStrategy(watcher()), fail))
        println(toldAgain(TimedConfigReloadStrategy(Duration.ofSeconds(2)), fail))
    }
}
