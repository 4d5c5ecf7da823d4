package docs.tutorial.retrieving_configurations.retrieving_generic.live

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

// region interface
interface Prices {
    val summer: Int

    fun winter(): Int
}
// endregion interface

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .build()
    gestalt.loadConfigs()

    val prices = gestalt.getConfig<Prices>("prices")
    println("Summer ${prices.summer}, winter ${prices.winter()}")
}
