package docs.tutorial.retrieving_configurations.path_mapping.spellings

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.StringConfigSourceBuilder

data class Http(val idleSeconds: Int?)

/** Reads each spelling of a key by a property, and by a path. */
// proves docs/tutorial/retrieving-configurations/path-mapping.mdx: a data class finds the same spellings
fun main() {
    println("Key in the file\tA property `idleSeconds`\tThe path `http.idleSeconds`")
    for (key in listOf("idleSeconds", "IdleSECONDS", "idle-seconds", "idle_seconds", "idle.seconds", "IDLE_SECONDS", "idle--seconds")) {
        val gestalt = GestaltBuilder()
            .addSource(StringConfigSourceBuilder.builder()
                .setConfig("http.$key = 60").setFormat("properties").build())
            .build()
        gestalt.loadConfigs()
        println("`http.$key`\t" + found(gestalt.getConfig<Http>("http").idleSeconds) +
            "\t" + found(gestalt.getConfig<Int?>("http.idleSeconds")))
    }
}

private fun found(value: Int?) = if (value == null) "not found" else "found"
