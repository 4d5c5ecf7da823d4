package docs.tutorial.getting_started

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

fun main() {
    // region load-yaml
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application-dev.yaml")
            .build())
        .build()
    gestalt.loadConfigs()
    // endregion load-yaml

    println("Port: ${gestalt.getConfig<Int>("http.port")}")
    println("Pool: ${gestalt.getConfig<Int>("db.pool.size")} connections")
    println("Title: ${gestalt.getConfig<String>("booking.title")}")
}
