package docs.tutorial.retrieving_configurations.retrieving_kotlin.view

import java.util.Optional
import org.github.gestalt.config.annotations.Config
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.MapConfigSourceBuilder

// region interface
interface Prices {
    val summer: Int

    @get:Config(defaultVal = "100")
    val autumn: Int

    val spring: Optional<Int>
}
// endregion interface

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder()
            .addCustomConfig("prices.summer", "120")
            .build())
        .build()
    gestalt.loadConfigs()

    val prices = gestalt.getConfig<Prices>("prices")
    println("Summer ${prices.summer}, autumn ${prices.autumn}, spring ${prices.spring}")
}
