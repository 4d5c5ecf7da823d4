package docs.tutorial.tags_configuration.tag_merging.combine

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.node.SubsetTagsWithDefaultTagResolutionStrategy
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.tag.Tag
import org.github.gestalt.config.tag.Tags

// region same-key-replaces
fun sameKeyReplaces(tags: Tags?, defaultTags: Tags): Tags {
    if (tags == null) return defaultTags
    val keys = tags.tags.map { it.key }
    val kept = defaultTags.tags.filter { it.key !in keys }
    return tags.and(Tags.of(kept))
}
// endregion same-key-replaces

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties").build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application-eu.properties")
            .addTag(Tag.of("region", "eu")).build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application-dev.properties")
            .addTag(Tag.profile("dev")).build())
        .setConfigNodeTagResolutionStrategy(SubsetTagsWithDefaultTagResolutionStrategy())
        .setDefaultTags(Tags.profile("dev"))
        .setTagMergingStrategy(::sameKeyReplaces)
        .build()
    gestalt.loadConfigs()

    // region read
    val eu = Tags.of(Tag.of("region", "eu"))
    val prod = Tags.profile("prod")
    println("No tags: " + gestalt.getConfig<String>("db.host"))
    println("region=eu: " + gestalt.getConfig<String>("db.host", eu))
    println("profile=prod: " + gestalt.getConfig<String>("db.host", prod))
    println("both: " + gestalt.getConfig<String>("db.host", eu.and(prod)))
    // endregion read
}
