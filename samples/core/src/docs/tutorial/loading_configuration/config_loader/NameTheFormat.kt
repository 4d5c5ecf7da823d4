package docs.tutorial.loading_configuration.config_loader

import java.nio.file.Files
import java.nio.file.Path
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.StringConfigSourceBuilder

fun main() {
    // region name-the-format
    val gestalt = GestaltBuilder()
        .addSource(StringConfigSourceBuilder.builder()
            .setConfig(Files.readString(Path.of("prices.conf")))
            .setFormat("properties").build())
        .build()
    gestalt.loadConfigs()

    println("A night: ${gestalt.getConfig<Int>("price.night")}")
    // endregion name-the-format
}
