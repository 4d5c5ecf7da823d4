package docs.tutorial.annotations.annotations_code.renamed

import org.github.gestalt.config.annotations.Config
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.MapConfigSourceBuilder

// region either-key
data class Http(
    @Config(path = "listener.idleTimeout") val renamed: Int?,
    val idleSeconds: Int?
) {
    val idle get() = renamed ?: idleSeconds ?: 30
}
// endregion either-key

fun main() {
    println("new key: " + idle("http.listener.idle-timeout"))
    println("old key: " + idle("http.idleSeconds"))
    println("neither: " + idle("http.port"))
}

private fun idle(key: String): Int {
    val gestalt = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder().addCustomConfig(key, "60").build())
        .build()
    gestalt.loadConfigs()
    return gestalt.getConfig<Http>("http").idle
}
