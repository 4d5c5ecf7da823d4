package docs.tutorial.retrieving_configurations.retrieving_generic.types

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.MapConfigSourceBuilder

data class Hotel(val name: String, val methods: List<String> = emptyList())

// proves docs/tutorial/retrieving-configurations/retrieving-generic.mdx: a member may have an empty list as its default
fun main() {
    val gestalt = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder().addCustomConfig("hotel.name", "Harbour Hotel").build())
        .build()
    gestalt.loadConfigs()
    println(gestalt.getConfig<Hotel>("hotel"))
}
