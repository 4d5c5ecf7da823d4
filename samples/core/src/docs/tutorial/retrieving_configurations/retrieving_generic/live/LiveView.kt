package docs.tutorial.retrieving_configurations.retrieving_generic.live

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.entity.ConfigContainer
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.source.MapConfigSourceBuilder

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

    // region hold
    val prices = gestalt.getConfig<Prices>("prices")
    val winter = gestalt.getConfig<ConfigContainer<Int>>("prices.winter")
    val map = gestalt.getConfig<Map<String, Int>>("prices")
    print(prices, winter, map)

    gestalt.addConfigSourcePackage(MapConfigSourceBuilder.builder()
        .addCustomConfig("prices.winter", "95")
        .build())
    print(prices, winter, map)
    // endregion hold
}

// region print
fun print(prices: Prices, winter: ConfigContainer<Int>, map: Map<String, Int>) {
    println("interface ${prices.winter()}, container ${winter.orElseThrow()}, " +
        "map ${map["winter"]}, summer ${prices.summer}")
}
// endregion print
