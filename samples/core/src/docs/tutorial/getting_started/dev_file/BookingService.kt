package docs.tutorial.getting_started.dev_file

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

fun main() {
    // region add-your-file
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties").build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application-dev.properties").build())
        .build()
    // endregion add-your-file
    gestalt.loadConfigs()

    val port = gestalt.getConfig<Int>("http.port")
    println("Port: $port")
    val title = gestalt.getConfig<String>("booking.title")
    println("Title: $title")
}
