package docs.tutorial.getting_started

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

data class DraftRoom(val name: String, val beds: Int)

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("rooms-draft.properties")
            .build())
        .build()
    gestalt.loadConfigs()

    // region with-and-without-a-default
    val rooms = gestalt.getConfig("rooms", emptyList<DraftRoom>())
    println("With a default: ${rooms.size} rooms")

    try {
        gestalt.getConfig<List<DraftRoom>>("rooms")
    } catch (e: GestaltException) {
        println("Without a default: ${e.message}")
    }
    // endregion with-and-without-a-default
}
