package docs.usecase.override_command_line

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder
import org.github.gestalt.config.tag.Tag
import org.github.gestalt.config.tag.Tags

fun main() {
    // region tag-the-command-line
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application-prod.properties")
            .addTag(Tag.environment("prod"))
            .build())
        .addSource(SystemPropertiesConfigSourceBuilder.builder().build())
        .addSource(SystemPropertiesConfigSourceBuilder.builder()
            .addTag(Tag.environment("prod"))
            .build())
        .setDefaultTags(Tags.environment("prod"))
        .build()
    gestalt.loadConfigs()

    val port = gestalt.getConfig("http.port", Int::class.javaObjectType)
    println("Port: $port")
    // endregion tag-the-command-line
}
