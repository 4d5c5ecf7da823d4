package docs.tutorial.loading_configuration.config_sources

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.source.MapConfigSourceBuilder
import org.github.gestalt.config.source.StringConfigSourceBuilder

fun main() {
    // region map-and-text
    val gestalt = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder()
            .addCustomConfig("booking.currency", "EUR")
            .addCustomConfig("booking.title", "A hotel").build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties").build())
        .addSource(StringConfigSourceBuilder.builder()
            .setConfig("http.port = 0\ndb.host = localhost")
            .setFormat("properties").build())
        .build()
    gestalt.loadConfigs()

    for (path in listOf("booking.currency", "booking.title", "http.port")) {
        println("$path: ${gestalt.getConfig<String>(path)}")
    }
    // endregion map-and-text
}
