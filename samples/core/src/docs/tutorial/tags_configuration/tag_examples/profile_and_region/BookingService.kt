package docs.tutorial.tags_configuration.tag_examples.profile_and_region

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.node.SubsetTagsWithDefaultTagResolutionStrategy
import org.github.gestalt.config.node.TagMergingStrategyCombine
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.tag.Tag
import org.github.gestalt.config.tag.Tags

data class Database(val host: String, val port: Int)

fun main() {
    val dev = Tag.profile("dev")
    val eu = Tag.of("region", "eu")

    val builder = GestaltBuilder()
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

    // region default-and-request
    val profile = System.getProperty("profile", "prod")
    require(profile in listOf("dev", "prod")) { "No profile $profile" }
    val gestalt = builder
        .setDefaultTags(Tags.profile(profile))
        .setTagMergingStrategy(TagMergingStrategyCombine())
        .setConfigNodeTagResolutionStrategy(
            SubsetTagsWithDefaultTagResolutionStrategy())
        .build()
    gestalt.loadConfigs()

    for (region in listOf("eu", "us")) {
        val request = Tags.of(Tag.of("region", region))
        val title = gestalt.getConfig<String>("booking.title", request)
        val database = gestalt.getConfig<Database>("db", request)
        println("$region: $title, ${database.host}:${database.port}")
    }
    // endregion default-and-request
}
