package docs.tutorial.getting_started.forgot

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

data class Http(val port: Int)

// proves docs/tutorial/getting-started.mdx: before loadConfigs() a read with a default gives the default, without a message,
// except that a data class ends in a NullPointerException
fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties").build())
        .build()

    val before = gestalt.getConfig("http.port", 80)
    check(runCatching { gestalt.getConfig("http", Http(80)) }.exceptionOrNull() is NullPointerException)
    check(runCatching { gestalt.getConfig<Http>("http") }.exceptionOrNull() is NullPointerException)
    gestalt.loadConfigs()
    val after = gestalt.getConfig("http.port", 80)
    println("Before loading: $before, after: $after")
}
