package docs.tutorial.getting_started

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

data class GuestRoom(val name: String, val beds: Int)

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .build()
    gestalt.loadConfigs()

    // region clear-a-list
    val rooms = gestalt.getConfig<MutableList<GuestRoom>>("rooms")
    println("You get ${rooms.size} rooms")
    rooms.clear()
    val next = gestalt.getConfig<MutableList<GuestRoom>>("rooms")
    println("The next caller gets ${next.size}")
    // endregion clear-a-list
}
