package docs.architecture.node_processor.secrets_kotlin

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

fun main() {
    // region read
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .build()
    gestalt.loadConfigs()

    val password = gestalt.getConfig<String>("db.password")
    println("Password: $password")
    // endregion read
}
