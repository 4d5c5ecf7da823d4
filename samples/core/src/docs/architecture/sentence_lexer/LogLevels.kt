package docs.architecture.sentence_lexer

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.lexer.PathLexerBuilder
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

fun main() {
    // region slash
    val slashes = PathLexerBuilder.builder()
        .setDelimiter("/")
        .setNormalizedDelimiter("/")
        .build()

    val gestalt = GestaltBuilder()
        .setSentenceLexer(slashes)
        .addSource(
            ClassPathConfigSourceBuilder.builder()
                .setResource("application.yaml").build(),
        )
        .build()
    gestalt.loadConfigs()

    val levels: Map<String, String> = gestalt.getConfig("logging")
    println(levels.toSortedMap())
    println(gestalt.getConfig<String>("logging/com.harbour.mail"))
    println(gestalt.getConfig<Int>("http/port"))
    // endregion slash
}
