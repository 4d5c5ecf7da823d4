package docs.architecture.sentence_lexer

import java.util.Optional
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.MapConfigSourceBuilder

// proves docs/architecture/sentence-lexer.mdx: in Kotlin, a wrong path with a default and with a nullable type
fun main() {
    val gestalt = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder().addCustomConfig("http.port", "8080").build())
        .build()
    gestalt.loadConfigs()
    println(gestalt.getConfig("http/port", 80))
    println(gestalt.getConfig<Int?>("http/port"))
    println(gestalt.getConfigOptional("http/port", Int::class.javaObjectType))
    for (read in listOf({ gestalt.getConfig<Int>("http/port") }, { gestalt.getConfig<Optional<Int>>("http/port") })) {
        try {
            read()
        } catch (e: GestaltException) {
            println(e.message!!.lines().first())
        }
    }
}
