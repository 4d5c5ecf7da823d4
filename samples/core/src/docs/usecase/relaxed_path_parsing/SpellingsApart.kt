package docs.usecase.relaxed_path_parsing

import java.nio.file.Path
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder
import org.github.gestalt.config.source.FileConfigSourceBuilder

data class Db(val host: String, val maxWait: Int)

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(FileConfigSourceBuilder.builder()
            .setPath(Path.of("application.properties"))
            .build())
        .addSource(FileConfigSourceBuilder.builder()
            .setPath(Path.of("database.yaml"))
            .build())
        .addSource(EnvironmentConfigSourceBuilder.builder().setPrefix("DB_").build())
        .build()
    gestalt.loadConfigs()

    println(gestalt.getConfig<Db>("db"))
    println(gestalt.debugPrint())
}
