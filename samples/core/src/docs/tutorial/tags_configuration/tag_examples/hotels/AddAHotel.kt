package docs.tutorial.tags_configuration.tag_examples.hotels

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.source.MapConfigSourceBuilder
import org.github.gestalt.config.tag.Tag
import org.github.gestalt.config.tag.Tags

fun main() {
    val hotels = listOf("harbour", "alpine")

    val builder = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("hotels.properties").build())
    for (name in hotels) {
        builder.addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("hotel-$name.properties")
            .addTag(hotel(name)).build())
    }
    val gestalt = builder.build()
    gestalt.loadConfigs()

    // region add-a-hotel
    val city = Tags.of(hotel("city"))
    println("Before: " + gestalt.getConfig<String>("booking.title", city))

    gestalt.addConfigSourcePackage(MapConfigSourceBuilder.builder()
        .setCustomConfig(mapOf("booking.title" to "City Rooms"))
        .setTags(city).build())
    println("After: " + gestalt.getConfig<String>("booking.title", city))
    // endregion add-a-hotel
}
