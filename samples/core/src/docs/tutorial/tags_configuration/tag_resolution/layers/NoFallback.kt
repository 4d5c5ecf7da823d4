package docs.tutorial.tags_configuration.tag_resolution.layers

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.tag.Tags
import org.github.gestalt.config.utils.GResultOf

fun main() {
    // region no-fallback
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties").build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application-dev.properties")
            .setTags(Tags.profile("dev")).build())
        .setConfigNodeTagResolutionStrategy { roots, tags ->
            roots[tags]?.let { listOf(GResultOf.result(it)) } ?: listOf()
        }
        .build()
    gestalt.loadConfigs()

    for (profile in listOf("dev", "stage")) {
        try {
            println("$profile: " +
                gestalt.getConfig<Int>("http.port", Tags.profile(profile)))
        } catch (e: GestaltException) {
            println("$profile: " + e.message)
        }
    }
    // endregion no-fallback
}
