package docs.tutorial.tags_configuration.tags.own_service

import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder
import org.github.gestalt.config.tag.Tags

private val dev = Tags.profile("dev")

fun main() {
    println("Once:         " + read(load(false)))
    println("With the tag: " + read(load(true)))
}

private fun load(twice: Boolean): Gestalt {
    val builder = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties").build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application-dev.yaml").setTags(dev).build())
        .addSource(EnvironmentConfigSourceBuilder.builder()
            .setPrefix("BOOKING").setRemovePrefix(true).build())
        .addSource(SystemPropertiesConfigSourceBuilder.builder()
            .build())
    if (twice) {
        builder
            .addSource(EnvironmentConfigSourceBuilder.builder()
                .setPrefix("BOOKING").setRemovePrefix(true)
                .setTags(dev).build())
            .addSource(SystemPropertiesConfigSourceBuilder.builder()
                .setTags(dev).build())
    }
    val gestalt = builder.build()
    gestalt.loadConfigs()
    return gestalt
}

private fun read(gestalt: Gestalt): String =
    gestalt.getConfig<String>("db.host", dev) + ", port " +
        gestalt.getConfig<Int>("http.port", dev)
