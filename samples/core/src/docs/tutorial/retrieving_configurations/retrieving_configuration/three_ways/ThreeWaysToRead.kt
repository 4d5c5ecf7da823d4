package docs.tutorial.retrieving_configurations.retrieving_configuration.three_ways

import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

data class Room(val name: String, val beds: Int)

data class Mail(val host: String)

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("draft.properties")
            .build())
        .build()
    gestalt.loadConfigs()

    println("The value is\t`getConfig<Type>(…)`"
        + "\tWith a default\t`getConfig<Type?>(…)`")
    row("missing",
        { gestalt.getConfig<Int>("http.idleSeconds") },
        { gestalt.getConfig("http.idleSeconds", 30) },
        { gestalt.getConfig<Int?>("http.idleSeconds") })
    row("text, not a number",
        { gestalt.getConfig<Int>("http.backlog") },
        { gestalt.getConfig("http.backlog", 30) },
        { gestalt.getConfig<Int?>("http.backlog") })
    row("an empty text, read as a number",
        { gestalt.getConfig<Int>("lobby.notice") },
        { gestalt.getConfig("lobby.notice", 30) },
        { gestalt.getConfig<Int?>("lobby.notice") })
    row("an empty text, read as a text",
        { quoted(gestalt.getConfig<String>("lobby.notice")) },
        { quoted(gestalt.getConfig("lobby.notice", "none")) },
        { quoted(gestalt.getConfig<String?>("lobby.notice")) })
    row("`maybe`, read as a `Boolean`",
        { gestalt.getConfig<Boolean>("http.gzip") },
        { gestalt.getConfig("http.gzip", true) },
        { gestalt.getConfig<Boolean?>("http.gzip") })
    row("a list in which a room has no beds",
        { gestalt.getConfig<List<Room>>("rooms") },
        { gestalt.getConfig("rooms", emptyList<Room>()) },
        { gestalt.getConfig<List<Room>?>("rooms") })
    row("a missing data class `mail`",
        { gestalt.getConfig<Mail>("mail") },
        { gestalt.getConfig("mail", Mail("localhost")) },
        { gestalt.getConfig<Mail?>("mail") })
}

private fun quoted(text: String?) = text?.let { "\"$it\"" }

private fun row(call: String, vararg reads: () -> Any?) {
    println(call + reads.joinToString("") { "\t`${outcome(it)}`" })
}

private fun outcome(read: () -> Any?): Any? =
    try {
        read()
    } catch (e: GestaltException) {
        e.javaClass.simpleName
    } catch (e: RuntimeException) {
        e.javaClass.simpleName
    }
