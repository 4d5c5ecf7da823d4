package docs.architecture.overview

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application-dev.properties")
            .build())
        .build()

    gestalt.loadConfigs()

    val port = gestalt.getConfig<Int>("db.port")
    val url = gestalt.getConfig<String>("db.url")
    println("Port: $port")
    println("URL: $url")
}
