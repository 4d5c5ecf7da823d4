package docs.tutorial.retrieving_configurations.path_mapping.spellings

import java.util.Optional
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.MapConfigSourceBuilder

data class Desk(val isOpen: Boolean)

interface DeskView {
    val isOpen: Boolean
}

interface NullableView {
    val isOpen: Boolean?
}

// proves docs/tutorial/retrieving-configurations/path-mapping.mdx: which key a property isOpen has in a data class and in an interface
fun main() {
    val gestalt = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder()
            .addCustomConfig("class.is-open", "true")
            .addCustomConfig("view.open", "true")
            .build())
        .build()
    gestalt.loadConfigs()
    println(gestalt.getConfig<Desk>("class"))
    println(gestalt.getConfig<DeskView>("view").isOpen)
    println(gestalt.getConfig<Optional<NullableView>>("view").isPresent)
    println(gestalt.getConfig<NullableView>("class").isOpen)
}
