package docs.tutorial.loading_configuration.config_sources

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.source.MapConfigSourceBuilder
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties").build())
        .addSource(SystemPropertiesConfigSourceBuilder.builder().build())
        .build()
    gestalt.loadConfigs()

    // region add-later
    println("At the start: ${gestalt.getConfig<Int>("db.pool.size")}")

    gestalt.addConfigSourcePackage(MapConfigSourceBuilder.builder()
        .addCustomConfig("db.pool.size", "5").build())
    println("At night: ${gestalt.getConfig<Int>("db.pool.size")}")

    gestalt.loadConfigs()
    println("Loaded again: ${gestalt.getConfig<Int>("db.pool.size")}")
    // endregion add-later
}
