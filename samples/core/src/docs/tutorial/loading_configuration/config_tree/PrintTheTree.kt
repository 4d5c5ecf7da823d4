package docs.tutorial.loading_configuration.config_tree

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder

fun main() {
    // region print
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties").build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application-dev.properties").build())
        .addSource(EnvironmentConfigSourceBuilder.builder()
            .setPrefix("BOOKING").setRemovePrefix(true).build())
        .build()
    gestalt.loadConfigs()

    println(gestalt.debugPrint())
    // endregion print
}
