package docs.tutorial.tags_configuration.tag_merging.one_request

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.node.SubsetTagsWithDefaultTagResolutionStrategy
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.tag.Tag
import org.github.gestalt.config.tag.Tags

fun main() {
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
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application-dev-eu.properties")
            .addTag(dev).addTag(eu).build())
        // region request
        .setDefaultTags(Tags.of(dev))
        .setTagMergingStrategy { tags, defaultTags ->
            if (tags == null || tags == Tags.of()) defaultTags else tags
        }
        .setConfigNodeTagResolutionStrategy(
            SubsetTagsWithDefaultTagResolutionStrategy())
        .build()
    gestalt.loadConfigs()

    val request = Tags.of(eu)

    val port = gestalt.getConfig<Int>("http.port", request)
    println("Port: $port")
    val title = gestalt.getConfig<String>("booking.title", request)
    println("Title: $title")

    val database = gestalt.getConfig<Database>("db", request)
    println("Database: ${database.host}:${database.port}, " +
        "pool of ${database.pool.size}")
    // endregion request

    val rooms = gestalt.getConfig<List<Room>>("rooms", request)
    for (room in rooms) {
        println("${room.name}: ${room.beds} beds")
    }
}

data class Room(val name: String, val beds: Int)

data class Database(val host: String, val port: Int, val pool: Pool)

data class Pool(val size: Int)
