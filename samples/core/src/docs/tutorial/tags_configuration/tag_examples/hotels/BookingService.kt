package docs.tutorial.tags_configuration.tag_examples.hotels

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.tag.Tag
import org.github.gestalt.config.tag.Tags

// region serve-hotels
data class Booking(val title: String, val checkout: String, val deposit: Int)

fun hotel(name: String): Tag = Tag.of("hotel", name)

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

    for (name in hotels) {
        println(gestalt.getConfig<Booking>("booking", Tags.of(hotel(name))))
    }
}
// endregion serve-hotels
