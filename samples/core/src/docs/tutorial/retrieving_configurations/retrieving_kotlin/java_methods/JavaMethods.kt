package docs.tutorial.retrieving_configurations.retrieving_kotlin.java_methods

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.reflect.kTypeCaptureOf
import org.github.gestalt.config.source.MapConfigSourceBuilder

data class Room(val name: String, val beds: Int)

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder()
            .addCustomConfig("rooms[0].name", "Sea view")
            .addCustomConfig("rooms[0].beds", "2")
            .addCustomConfig("rooms[1].name", "Attic")
            .addCustomConfig("rooms[1].beds", "3")
            .build())
        .build()
    gestalt.loadConfigs()

    // region call-java
    val floor = gestalt.getConfigOptional("lobby.floor", kTypeCaptureOf<Int>())
    val rooms = gestalt.getConfigOptional("rooms", kTypeCaptureOf<List<Room>>())
        .orElse(null) as List<*>?

    println("Floor: $floor, rooms: ${rooms?.size}")
    // endregion call-java
}
