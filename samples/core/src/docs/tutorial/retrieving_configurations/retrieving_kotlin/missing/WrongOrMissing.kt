package docs.tutorial.retrieving_configurations.retrieving_kotlin.missing

import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.StringConfigSourceBuilder

data class Required(val host: String, val port: Int)

data class WithDefault(val host: String, val port: Int = 25)

data class Nullable(val host: String, val port: Int?)

data class Both(val host: String, val port: Int? = 25)

/** Reads a port that is missing, wrong or empty, as a property of a data class and by itself. */
fun main() {
    println("You write\tNo key\tWith `58x`, or empty")
    row("`val port: Int`") { it.getConfig<Required>("mail").port }
    row("`val port: Int = 25`") { it.getConfig<WithDefault>("mail").port }
    row("`val port: Int?`") { it.getConfig<Nullable>("mail").port }
    row("`val port: Int? = 25`") { it.getConfig<Both>("mail").port }
    row("`getConfig(\"mail.port\", 25)`") { it.getConfig("mail.port", 25) }
    row("`getConfig<Int?>(\"mail.port\")`") { it.getConfig<Int?>("mail.port") }
}

private fun row(written: String, read: (Gestalt) -> Any?) {
    val wrong = outcome("mail.port = 58x", read)
    check(outcome("mail.port =", read) == wrong)
    check(outcome("mail.port =", read, emptyIsAbsent = true) == wrong)
    println("$written\t${outcome("", read)}\t$wrong")
}

private fun outcome(line: String, read: (Gestalt) -> Any?, emptyIsAbsent: Boolean = false): String {
    val gestalt = GestaltBuilder()
        .addSource(StringConfigSourceBuilder.builder()
            .setConfig("mail.host = smtp.harbour.example\n$line").setFormat("properties").build())
        .setTreatEmptyStringAsAbsent(emptyIsAbsent)
        .build()
    gestalt.loadConfigs()
    return try {
        "`${read(gestalt)}`"
    } catch (e: GestaltException) {
        "`${e.javaClass.simpleName}`"
    }
}
