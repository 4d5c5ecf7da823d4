package docs.tutorial.loading_configuration.config_loader

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.loader.PropertyLoaderModuleConfigBuilder
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

fun main() {
    // region accept-ini
    val gestalt = GestaltBuilder()
        .addModuleConfig(PropertyLoaderModuleConfigBuilder.builder()
            .setAcceptsFormats(listOf(
                "properties", "props", "systemProperties", "ini"))
            .build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties").build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("prices.ini").build())
        .build()
    gestalt.loadConfigs()
    // endregion accept-ini

    println("Port: ${gestalt.getConfig<Int>("http.port")}")
    println("A night: ${gestalt.getConfig<Int>("price.night")}")
}
