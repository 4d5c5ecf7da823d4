package docs.tutorial.loading_configuration.config_loader

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.lexer.PathLexer
import org.github.gestalt.config.loader.EnvironmentVarsLoaderModuleConfigBuilder
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder

fun main() {
    // region split-at-two
    val gestalt = GestaltBuilder()
        .addModuleConfig(EnvironmentVarsLoaderModuleConfigBuilder.builder()
            .setLexer(PathLexer("__"))
            .build())
        .addSource(EnvironmentConfigSourceBuilder.builder()
            .setPrefix("BOOKING__").setRemovePrefix(true).build())
        .build()
    gestalt.loadConfigs()

    println("Longest wait: ${gestalt.getConfig<Int>("db.max_wait")}")
    // endregion split-at-two
}
