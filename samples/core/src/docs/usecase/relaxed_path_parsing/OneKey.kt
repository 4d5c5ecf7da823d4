package docs.usecase.relaxed_path_parsing

import java.nio.file.Path
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.lexer.PathLexerBuilder
import org.github.gestalt.config.lexer.SentenceNormalizer
import org.github.gestalt.config.loader.EnvironmentVarsLoaderModuleConfigBuilder
import org.github.gestalt.config.loader.PropertyLoaderModuleConfigBuilder
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder
import org.github.gestalt.config.source.FileConfigSourceBuilder

fun main() {
    // region one-key
    val joined = SentenceNormalizer { name -> name.lowercase().replace(Regex("[_-]"), "") }
    val paths = PathLexerBuilder.builder()
        .setSentenceNormalizer(joined)
        .build()
    val variables = PathLexerBuilder.builder()
        .setDelimiter("__")
        .setSentenceNormalizer(joined)
        .build()

    val gestalt = GestaltBuilder()
        .addSource(FileConfigSourceBuilder.builder()
            .setPath(Path.of("application.properties"))
            .build())
        .addSource(FileConfigSourceBuilder.builder()
            .setPath(Path.of("database.yaml"))
            .build())
        .addSource(EnvironmentConfigSourceBuilder.builder().setPrefix("DB__").build())
        .setSentenceLexer(paths)
        .addModuleConfig(PropertyLoaderModuleConfigBuilder.builder().build())
        .addModuleConfig(EnvironmentVarsLoaderModuleConfigBuilder.builder()
            .setLexer(variables)
            .build())
        .build()
    gestalt.loadConfigs()

    println(gestalt.getConfig<Db>("db"))
    println(gestalt.getConfig<Int>("db.max-wait"))
    println(gestalt.debugPrint())
    // endregion one-key
}
