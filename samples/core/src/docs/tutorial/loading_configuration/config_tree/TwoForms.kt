package docs.tutorial.loading_configuration.config_tree

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.source.MapConfigSourceBuilder

fun main() {
    // region text-over-object
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties").build())
        .addSource(MapConfigSourceBuilder.builder()
            .addCustomConfig("db", "localhost").build())
        .build()
    try {
        gestalt.loadConfigs()
    } catch (problem: GestaltException) {
        println(problem.message)
    }
    // endregion text-over-object
}
