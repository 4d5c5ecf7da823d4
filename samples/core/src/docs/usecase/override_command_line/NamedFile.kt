package docs.usecase.override_command_line

import kotlin.io.path.Path
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.source.FileConfigSourceBuilder
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder

fun main() {
    val builder = GestaltBuilder()
        .addSource(
            ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build()
        )
    // region named-file
    val file: String? = System.getProperty("config")
    if (file != null) {
        builder.addSource(
            FileConfigSourceBuilder.builder()
                .setPath(Path(file))
                .build()
        )
    }
    // endregion named-file
    builder.addSource(SystemPropertiesConfigSourceBuilder.builder().build())
    val gestalt = builder.build()
    gestalt.loadConfigs()

    println("Port: " + gestalt.getConfig<Int>("http.port"))
    println("Pool: " + gestalt.getConfig<Int>("http.pool.maxTotal"))
}
