package docs.architecture.config_loader

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.entity.ConfigValue
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.lexer.SentenceLexer
import org.github.gestalt.config.loader.EnvironmentVarsLoaderModuleConfigBuilder
import org.github.gestalt.config.node.ConfigNode
import org.github.gestalt.config.parser.ConfigParser
import org.github.gestalt.config.parser.MapConfigParser
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder
import org.github.gestalt.config.source.StringConfigSourceBuilder
import org.github.gestalt.config.token.ArrayToken
import org.github.gestalt.config.token.ObjectToken
import org.github.gestalt.config.token.Token
import org.github.gestalt.config.utils.GResultOf
import org.github.gestalt.config.utils.Pair

// region parser
class IndexParser : ConfigParser {
    private val parser = MapConfigParser()

    override fun parse(
        lexer: SentenceLexer,
        configs: List<Pair<List<Token>, ConfigValue>>,
        failOnErrors: Boolean
    ): GResultOf<ConfigNode> = parser.parse(
        lexer,
        configs.map { Pair(it.first.map(::index), it.second) },
        failOnErrors
    )

    private fun index(token: Token): Token =
        if (token is ObjectToken && token.name.matches(Regex("\\d{1,4}")))
            ArrayToken(token.name.toInt())
        else token
}
// endregion parser

data class Room(val name: String, val beds: Int)

fun main() {
    // region register-parser
    val gestalt = GestaltBuilder()
        .addModuleConfig(
            EnvironmentVarsLoaderModuleConfigBuilder.builder()
                .setConfigParser(IndexParser()).build()
        )
        // endregion register-parser
        .addSource(
            StringConfigSourceBuilder.builder().setConfig(
                """
                rooms[0].name = Garden
                rooms[0].beds = 2
                rooms[1].name = Attic
                rooms[1].beds = 3
                """.trimIndent()
            ).setFormat("properties").build()
        )
        .addSource(
            EnvironmentConfigSourceBuilder.builder()
                .setPrefix("BOOKING").setRemovePrefix(true).build()
        )
        .build()
    gestalt.loadConfigs()

    gestalt.getConfig<List<Room>>("rooms").forEach(::println)
}
