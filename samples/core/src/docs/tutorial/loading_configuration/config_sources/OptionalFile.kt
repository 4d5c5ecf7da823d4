package docs.tutorial.loading_configuration.config_sources

import java.nio.file.Files
import java.nio.file.Path
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.source.FileConfigSourceBuilder

fun main() {
    val local = Path.of("booking-local.properties")
    println("With the file: ${readTitle(local)}")

    Files.delete(local)
    println("Without it: ${readTitle(local)}")
}

// region add-if-it-exists
private fun readTitle(local: Path): String {
    val builder = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties").build())
    if (Files.exists(local)) {
        builder.addSource(FileConfigSourceBuilder.builder()
            .setPath(local).build())
    }
    val gestalt = builder.build()
    gestalt.loadConfigs()
    return gestalt.getConfig("booking.title")
}
// endregion add-if-it-exists
