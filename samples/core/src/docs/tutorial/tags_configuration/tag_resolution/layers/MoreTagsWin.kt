package docs.tutorial.tags_configuration.tag_resolution.layers

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.node.ConfigNodeTagResolutionStrategy
import org.github.gestalt.config.node.SubsetTagsWithDefaultTagResolutionStrategy
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.tag.Tag
import org.github.gestalt.config.tag.Tags
import org.github.gestalt.config.utils.GResultOf

fun main() {
    // region more-tags-win
    val moreTagsWin = ConfigNodeTagResolutionStrategy { roots, tags ->
        roots.entries
            .filter { (rootTags, _) -> rootTags.isSubsetOf(tags) }
            .sortedBy { (rootTags, _) -> rootTags.tags.size }
            .map { (_, node) -> GResultOf.result(node) }
    }
    // endregion more-tags-win

    println("Subset: " + port(SubsetTagsWithDefaultTagResolutionStrategy()))
    println("More tags win: " + port(moreTagsWin))
}

fun port(strategy: ConfigNodeTagResolutionStrategy): Int {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application-dev.properties")
            .addTag(Tag.profile("dev")).build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties").build())
        .setConfigNodeTagResolutionStrategy(strategy)
        .build()
    gestalt.loadConfigs()
    return gestalt.getConfig<Int>("http.port", Tags.profile("dev"))
}
