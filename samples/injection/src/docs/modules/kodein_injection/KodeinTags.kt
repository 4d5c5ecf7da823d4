package docs.modules.kodein_injection

import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.kotlin.kodein.gestalt
import org.github.gestalt.config.source.ConfigSourcePackage
import org.github.gestalt.config.source.MapConfigSourceBuilder
import org.github.gestalt.config.tag.Tags
import org.kodein.di.DI
import org.kodein.di.bindInstance
import org.kodein.di.bindProvider
import org.kodein.di.direct
import org.kodein.di.instance

/** A discount for everybody, one for each region, and another Gestalt with the discounts of a partner. */
fun main() {
    val config = load(
        source("5"),
        source("10", Tags.of("region", "eu")),
        source("15", Tags.of("region", "us")),
        defaultTags = Tags.of("region", "eu"))
    val partner = load(source("30"))

    val di = DI {
        // region tags
        bindInstance { config }
        bindInstance(tag = "partner") { partner }

        bindProvider(tag = "default tags") { gestalt<Int>("discount") }
        bindProvider(tag = "tags of the call") {
            instance<Gestalt>().getConfig<Int>("discount", Tags.of("region", "us"))
        }
        bindProvider(tag = "the partner's Gestalt") {
            gestalt<Int>("discount", gestaltTag = "partner")
        }
        bindProvider(tag = "the partner's bonus") {
            gestalt("bonus", 2, gestaltTag = "partner")
        }
        // endregion tags
    }

    for (tag in listOf("default tags", "tags of the call", "the partner's Gestalt", "the partner's bonus")) {
        println("$tag: ${di.direct.instance<Int>(tag)} %")
    }
}

private fun source(discount: String, tags: Tags = Tags.of()) = MapConfigSourceBuilder.builder()
    .addCustomConfig("discount", discount)
    .setTags(tags)
    .build()

private fun load(
    vararg sources: ConfigSourcePackage,
    defaultTags: Tags = Tags.of(),
): Gestalt {
    val builder = GestaltBuilder().setDefaultTags(defaultTags)
    sources.forEach { builder.addSource(it) }
    val config = builder.build()
    config.loadConfigs()
    return config
}
