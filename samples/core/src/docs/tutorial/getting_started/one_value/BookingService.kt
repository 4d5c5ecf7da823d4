package docs.tutorial.getting_started.one_value

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties").build())
        .build()
    gestalt.loadConfigs()

    val port = gestalt.getConfig<Int>("http.port")
    println("Port: $port")
    val title = gestalt.getConfig<String>("booking.title")
    println("Title: $title")
}
