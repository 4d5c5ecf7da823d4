package docs.advanced.reload_strategies

import kotlin.io.path.Path
import kotlin.io.path.writeText
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.reload.CoreReloadListener
import org.github.gestalt.config.reload.ManualConfigReloadStrategy
import org.github.gestalt.config.source.FileConfigSourceBuilder

data class Payment(val host: String, val url: String, val retries: Int)

fun main() {
    val file = Path("payment.json")
    val strategy = ManualConfigReloadStrategy()
    val gestalt = GestaltBuilder()
        .addSource(FileConfigSourceBuilder.builder().setPath(file).addConfigReloadStrategy(strategy).build())
        .build()
    gestalt.loadConfigs()
    val listener = CoreReloadListener { println("Listener told") }
    gestalt.registerListener(listener)
    println("At the start: ${gestalt.getConfig<String>("payment.url")}")

    // region break-and-repair
    file.writeText("""{"payment": {"host": "pay2.harbour.example",""")
    try {
        strategy.reload()
    } catch (e: GestaltException) {
        println(e.message)
    }
    println("Host: ${gestalt.getConfig<String>("payment.host")}")

    file.writeText(
        """
        {"payment": {"host": "pay2.harbour.example",
                     "url": "https://${'$'}{payment.hots}/v1", "retries": 5}}
        """
    )
    try {
        strategy.reload()
    } catch (e: GestaltException) {
        println(e.message)
    }
    println("Read before: ${gestalt.getConfig<String>("payment.url")}")
    println("Read for the first time: ${gestalt.getConfig<Payment>("payment")}")

    file.writeText(
        """
        {"payment": {"host": "pay2.harbour.example",
                     "url": "https://${'$'}{payment.host}/v2", "retries": 5}}
        """
    )
    strategy.reload()
    println("Repaired: ${gestalt.getConfig<String>("payment.url")}")
    // endregion break-and-repair
    gestalt.removeListener(listener)
}
