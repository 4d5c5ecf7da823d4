package docs.modules.koin_injection

import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.kotlin.koin.gestalt
import org.github.gestalt.config.source.MapConfigSourceBuilder
import org.github.gestalt.config.tag.Tags
import org.koin.core.qualifier.named
import org.koin.dsl.koinApplication
import org.koin.dsl.module

/** One port in each of three profiles, read in each way that a definition has. */
fun main() {
    val config = GestaltBuilder()
        .addSource(port("8080"))
        .addSource(port("9090", Tags.profile("dev")))
        .addSource(port("9191", Tags.profile("test")))
        .setDefaultTags(Tags.profile("dev"))
        .build()
    config.loadConfigs()

    val koin = koinApplication {
        modules(module {
            single { config }
            // region tags
            single(named("gestalt")) { gestalt<Int>("http.port") }
            single(named("other tags")) {
                get<Gestalt>().getConfig<Int>("http.port", Tags.profile("test"))
            }
            single(named("no tags")) { get<Gestalt>().getConfig<Int>("http.port") }
            // endregion tags
        })
    }.koin

    for (name in listOf("gestalt", "other tags", "no tags")) {
        println("$name: ${koin.get<Int>(named(name))}")
    }
}

private fun port(number: String, tags: Tags = Tags.of()) = MapConfigSourceBuilder.builder()
    .addCustomConfig("http.port", number)
    .setTags(tags)
    .build()
