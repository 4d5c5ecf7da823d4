package docs.tutorial.tags_configuration.tag_resolution.layers

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.tag.Tags
import org.github.gestalt.config.utils.GResultOf

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties").build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application-dev.properties")
            .setTags(Tags.profile("dev")).build())
        // region no-fallback
        .setConfigNodeTagResolutionStrategy { roots, tags ->
            if (tags !in roots) listOf()
            else setOf(Tags.of(), tags).mapNotNull { roots[it] }
                .map { GResultOf.result(it) }
        }
        // endregion no-fallback
        .build()
    gestalt.loadConfigs()

    for (profile in listOf("dev", "stage")) {
        try {
            val tags = Tags.profile(profile)
            println("$profile: " +
                gestalt.getConfig<String>("booking.title", tags) +
                ", port " + gestalt.getConfig<Int>("http.port", tags))
        } catch (e: GestaltException) {
            println("$profile: " + e.message)
        }
    }

    val stage = Tags.profile("stage")
    println("stage, default 80: " +
        gestalt.getConfig("http.port", 80, stage))
    println("stage, Optional: " + gestalt.getConfigOptional(
        "http.port", Int::class.javaObjectType, stage))
}
