package docs.advanced.configurable_options

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.MapConfigSourceBuilder

data class Room(val name: String, val beds: Int?)

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder()
            .setCustomConfig(mapOf("rooms[0].name" to "Attic"))
            .build())
        .setTreatMissingValuesAsErrors(false)
        .build()
    gestalt.loadConfigs()

    for (room in gestalt.getConfig<List<Room>>("rooms")) {
        println("${room.name}, beds: ${room.beds}")
    }
}
