package docs.tutorial.tags_configuration.tag_merging.combine

import java.util.concurrent.Callable
import java.util.concurrent.Executors
import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.node.SubsetTagsWithDefaultTagResolutionStrategy
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.tag.Tag
import org.github.gestalt.config.tag.Tags

val REQUEST = ThreadLocal<Tags>()

fun addRequest(tags: Tags?, defaultTags: Tags): Tags =
    defaultTags.and(tags).and(REQUEST.get())

fun answer(gestalt: Gestalt, region: String): String {
    REQUEST.set(Tags.of(Tag.of("region", region)))
    try {
        return title(gestalt)
    } finally {
        REQUEST.remove()
    }
}

fun title(gestalt: Gestalt) =
    gestalt.getConfig<String>("booking.title")

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties").build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application-dev.properties")
            .addTag(Tag.profile("dev")).build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application-eu.properties")
            .addTag(Tag.of("region", "eu")).build())
        .setConfigNodeTagResolutionStrategy(SubsetTagsWithDefaultTagResolutionStrategy())
        .setDefaultTags(Tags.profile("dev"))
        .setTagMergingStrategy(::addRequest)
        .build()
    gestalt.loadConfigs()

    // A pool of one thread stands in for a server.
    val pool = Executors.newSingleThreadExecutor()
    println("A request from eu: " +
        pool.submit(Callable { answer(gestalt, "eu") }).get())
    println("The next request in this thread: " +
        pool.submit(Callable { title(gestalt) }).get())

    pool.execute { REQUEST.set(Tags.of(Tag.of("region", "eu"))) }
    println("The next one without remove(): " +
        pool.submit(Callable { title(gestalt) }).get())
    pool.shutdown()
}
