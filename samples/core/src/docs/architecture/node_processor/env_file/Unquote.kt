package docs.architecture.node_processor.env_file

import org.github.gestalt.config.annotations.ConfigPriority
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.node.ConfigNode
import org.github.gestalt.config.node.LeafNode
import org.github.gestalt.config.processor.config.ConfigNodeProcessor
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder
import org.github.gestalt.config.utils.GResultOf

// region processor
@ConfigPriority(150)
class UnquoteProcessor : ConfigNodeProcessor {
    override fun process(path: String, node: ConfigNode): GResultOf<ConfigNode> {
        val text = node.value.orElse("")
        return if (node is LeafNode && isQuoted(text)) {
            GResultOf.result(node.duplicate(text.substring(1, text.length - 1)))
        } else {
            GResultOf.result(node)
        }
    }

    private fun isQuoted(text: String) =
        text.length > 1 && text.startsWith("\"") && text.endsWith("\"")
}
// endregion processor

fun main() {
    // region register
    val gestalt = GestaltBuilder()
        .addConfigNodeProcessor(UnquoteProcessor())
        .addDefaultPostProcessors()
        .addSource(
            EnvironmentConfigSourceBuilder.builder()
                .setPrefix("BOOKING")
                .setRemovePrefix(true)
                .build()
        )
        .build()
    gestalt.loadConfigs()

    println(gestalt.getConfig<String>("title"))
    println(gestalt.getConfig<Int>("http.port"))
    // endregion register
}
