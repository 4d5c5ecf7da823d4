package docs.tutorial.tags_configuration.default_tags.one_call

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.tag.Tag
import org.github.gestalt.config.tag.Tags

fun main() {
    val dev = Tags.profile("dev")
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties").build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application-dev.properties")
            .addTag(Tag.profile("dev")).build())
        .setDefaultTags(dev)
        .build()
    gestalt.loadConfigs()

    // region three-reads
    var port = gestalt.getConfig<Int>("http.port")
    println("Extension: $port")

    port = gestalt.getConfig<Int>("http.port", dev)
    println("Extension, with tags: $port")

    port = gestalt.getConfig("http.port", Int::class.javaObjectType)
    println("Method of Java: $port")
    // endregion three-reads
}
