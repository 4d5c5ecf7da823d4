package docs.advanced.string_substitution

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(
            ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build()
        )
        .build()
    gestalt.loadConfigs()

    println(gestalt.getConfig<String>("db.url"))
}
