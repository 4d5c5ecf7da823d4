package docs.tutorial.retrieving_configurations.retrieving_configuration.cache

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

data class Room(val name: String, val beds: Int)

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .build()
    gestalt.loadConfigs()

    // region change-a-copy
    val copy = gestalt.getConfig<List<Room>>("rooms").toMutableList()
    copy.clear()
    println("The copy is cleared. The next caller gets " +
        "${gestalt.getConfig<List<Room>>("rooms").size} rooms.")

    val rooms = gestalt.getConfig<MutableList<Room>>("rooms")
    rooms.clear()
    println("The result is cleared. The next caller gets " +
        "${gestalt.getConfig<List<Room>>("rooms").size} rooms.")
    // endregion change-a-copy
}
