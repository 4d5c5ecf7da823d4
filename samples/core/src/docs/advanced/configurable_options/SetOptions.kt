package docs.advanced.configurable_options

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.MapConfigSourceBuilder

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder()
            .setCustomConfig(mapOf("rooms[0]" to "Sea", "rooms[2]" to "Attic"))
            .build())
        .setTreatMissingValuesAsErrors(false)
        .build()
    gestalt.loadConfigs()

    println(gestalt.getConfig<List<String?>>("rooms"))
}
