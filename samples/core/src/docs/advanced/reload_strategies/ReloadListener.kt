package docs.advanced.reload_strategies

import kotlin.io.path.Path
import kotlin.io.path.writeText
import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.reload.CoreReloadListener
import org.github.gestalt.config.reload.ManualConfigReloadStrategy
import org.github.gestalt.config.source.FileConfigSourceBuilder

// region listen
/** The pool listens itself, and the program holds the pool. */
class ConnectionPool(private val gestalt: Gestalt) : CoreReloadListener {

    var size = 0
        private set

    override fun reload() {
        val wanted = gestalt.getConfig("db.pool.size", size)
        println("Told of a reload, pool $size -> $wanted")
        size = wanted
    }
}
// endregion listen

fun main() {
    val file = Path("booking.properties")
    val strategy = ManualConfigReloadStrategy()
    val gestalt = GestaltBuilder()
        .addSource(FileConfigSourceBuilder.builder().setPath(file).addConfigReloadStrategy(strategy).build())
        .build()

    // region register
    val pool = ConnectionPool(gestalt)
    gestalt.registerListener(pool)

    gestalt.loadConfigs()
    println("Loaded, pool has ${pool.size}")

    strategy.reload()
    strategy.reload()

    file.writeText("db.pool.size = 40\n")
    strategy.reload()
    // endregion register
    gestalt.removeListener(pool)
}
