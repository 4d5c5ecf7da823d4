package docs.tutorial.getting_started.messages

import java.util.Optional
import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

data class Room(val name: String, val beds: Int, val floor: String)

data class Db(val host: String, val user: String = "booking", val schema: String?)

data class Mail(val host: String)

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties").build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application-dev.properties").build())
        .build()
    gestalt.loadConfigs()

    println("You see\tIt means\tDo this")
    row(
        { gestalt.getConfig<Int>("http.prot") },
        "No source has this key, or only one with tags; here the path is misspelt.",
        "Compare it with the file, or print `gestalt.debugPrint()`, which returns everything that was loaded.")
    row(
        { gestalt.getConfig<Int>("db.port") },
        "The text at this path is not a number.",
        "Correct it. If it is secret, keep the message out of your logs.")
    row(
        { gestalt.getConfig<Room>("rooms[0]") },
        "The class has a property, `floor`, that no source has.",
        "Add the key, or give the property a default or a nullable type.")
    check(gestalt.getConfig<Db>("db") == Db("localhost", "booking", null))
    row(
        { gestalt.getConfig("mail", Mail("localhost")) },
        "No source has the path of a data class. A default does not help.",
        "Read an `Optional<Mail>`, and call its `orElse(…)`.")
    check(gestalt.getConfig<Optional<Mail>>("mail").orElse(Mail("localhost")).host == "localhost")
}

private fun row(read: () -> Any, meaning: String, remedy: String) {
    try {
        read()
    } catch (e: GestaltException) {
        println("`${e.message!!.substringAfter("message: ")}`\t$meaning\t$remedy")
    } catch (e: NullPointerException) {
        println("`${e.javaClass.simpleName}`\t$meaning\t$remedy")
    }
}
