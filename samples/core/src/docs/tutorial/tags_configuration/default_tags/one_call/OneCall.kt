package docs.tutorial.tags_configuration.default_tags.one_call

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
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application-test.properties")
            .addTag(Tag.profile("test")).build())
        .setDefaultTags(Tags.profile("dev"))
        .setTagMergingStrategy { tags, defaultTags ->
            if (tags == null || tags == Tags.of()) defaultTags else tags
        }
        .build()
    gestalt.loadConfigs()

    // region one-call
    var host = gestalt.getConfig<String>("db.host")
    println("Default: $host")

    host = gestalt.getConfig<String>("db.host", Tags.profile("test"))
    println("Of test: $host")

    // No source has this tag, so the untagged values answer.
    host = gestalt.getConfig<String>("db.host", Tags.profile("none"))
    println("Untagged: $host")
    // endregion one-call
}
