package docs.usecase.override_env_vars

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder

data class Http(val port: Int, val maxRequests: Int)

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(
            ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build(),
        )
        .addSource(
            EnvironmentConfigSourceBuilder.builder()
                .setPrefix("BOOKING_").setRemovePrefix(true).build(),
        )
        .build()
    gestalt.loadConfigs()

    println(gestalt.getConfig<Http>("http"))
    println(gestalt.getConfig<String>("db.host"))
    println(gestalt.getConfig<List<String>>("countries"))
}
