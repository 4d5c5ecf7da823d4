package docs.tutorial.tags_configuration.tag_resolution.surprise

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.tag.Tag
import org.github.gestalt.config.tag.Tags

fun main() {
    // region sources
    val eu = Tag.of("region", "eu")
    val dev = Tag.profile("dev")

    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties").build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application-eu.properties")
            .addTag(eu).build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application-dev.properties")
            .addTag(dev).build())
        .setDefaultTags(Tags.of(eu, dev))
        .setTagMergingStrategy { tags, defaultTags ->
            if (tags == null || tags == Tags.of()) defaultTags else tags
        }
        .build()
    // endregion sources
    gestalt.loadConfigs()

    val port = gestalt.getConfig<Int>("http.port")
    println("Port: $port")
    val title = gestalt.getConfig<String>("booking.title")
    println("Title: $title")

    val database = gestalt.getConfig<Database>("db")
    println("Database: ${database.host}:${database.port}, " +
        "pool of ${database.pool.size}")

    val rooms = gestalt.getConfig<List<Room>>("rooms")
    for (room in rooms) {
        println("${room.name}: ${room.beds} beds")
    }
}

data class Room(val name: String, val beds: Int)

data class Database(val host: String, val port: Int, val pool: Pool)

data class Pool(val size: Int)
