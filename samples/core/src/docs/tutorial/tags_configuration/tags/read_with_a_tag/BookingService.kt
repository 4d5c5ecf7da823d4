package docs.tutorial.tags_configuration.tags.read_with_a_tag

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.tag.Tag
import org.github.gestalt.config.tag.Tags

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties").build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application-dev.properties")
            .addTag(Tag.profile("dev")).build())
        .build()
    gestalt.loadConfigs()

    // region read-with-a-tag
    val active = Tags.profile("dev")

    val port = gestalt.getConfig<Int>("http.port", active)
    println("Port: $port")
    val title = gestalt.getConfig<String>("booking.title", active)
    println("Title: $title")

    val database = gestalt.getConfig<Database>("db", active)
    println("Database: ${database.host}:${database.port}, " +
        "pool of ${database.pool.size}")

    val rooms = gestalt.getConfig<List<Room>>("rooms", active)
    for (room in rooms) {
        println("${room.name}: ${room.beds} beds")
    }
    // endregion read-with-a-tag
}

data class Room(val name: String, val beds: Int)

data class Database(val host: String, val port: Int, val pool: Pool)

data class Pool(val size: Int)
