package docs.tutorial.retrieving_configurations.supported_decoders.tables

import java.util.ServiceLoader
import org.github.gestalt.config.decoder.Decoder

// proves docs/tutorial/retrieving-configurations/supported-decoders.mdx: the ten decoders of the Kotlin module
/** The decoders that the module gestalt-kotlin adds, and what each of them makes. */
fun main() {
    println("Decoder of the module\tPriority")
    ServiceLoader.load(Decoder::class.java)
        .filter { it.javaClass.packageName == "org.github.gestalt.config.kotlin.decoder" }
        .sortedBy { it.javaClass.simpleName }
        .forEach { println("`${it.javaClass.simpleName}`\t`${it.priority()}`") }
}
