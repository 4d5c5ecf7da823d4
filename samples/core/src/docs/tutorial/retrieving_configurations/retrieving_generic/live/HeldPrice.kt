package docs.tutorial.retrieving_configurations.retrieving_generic.live

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.entity.ConfigContainer
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.source.MapConfigSourceBuilder

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .build()
    gestalt.loadConfigs()

    // region hold
    val winter = gestalt.getConfig<ConfigContainer<Int>>("prices.winter")
    println("Winter: ${winter.orElseThrow()}")

    gestalt.addConfigSourcePackage(MapConfigSourceBuilder.builder()
        .addCustomConfig("prices.winter", "95").build())
    println("Winter: ${winter.orElseThrow()}")
    // endregion hold
}
