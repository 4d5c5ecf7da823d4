package docs.tutorial.annotations.annotations_code.defaults

import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.annotations.Config
import org.github.gestalt.config.annotations.ConfigPrefix
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.StringConfigSourceBuilder

data class Http(@Config(defaultVal = "30") val idleSeconds: Int)

data class Settings(val http: Http)

data class Careful(val http: Http?)

data class Ready(val http: Http = Http(10))

@ConfigPrefix(prefix = "bookingMail")
data class Mail(val host: String)

/** Reads one member with a default from files that differ, then from an object that holds its object, then with a wrong prefix. */
fun main() {
    println("The file has\tYou read\tYou get")
    for (file in listOf("http.idleSeconds = 60", "http.port = 9090", "http.idleSeconds =", "http.idleSeconds = soon", "db.port = 5432")) {
        row(file, "`Http`") { it.getConfig<Http>("http").idleSeconds }
    }
    row("db.port = 5432", "an object with a member `val http: Http`") { it.getConfig<Settings>("") }
    row("db.port = 5432", "an object with a member `val http: Http?`") { it.getConfig<Careful>("").http }
    row("db.port = 5432", "an object with a member `val http: Http = Http(10)`") { it.getConfig<Ready>("").http }
    row("booking-mail.host = …", "a class with the prefix `bookingMail`") { it.getConfig<Mail>("") }
}

private fun row(file: String, type: String, read: (Gestalt) -> Any?) {
    println("`$file`\t$type\t`${outcome(file, read)}`")
}

private fun outcome(file: String, read: (Gestalt) -> Any?): Any? {
    val gestalt = GestaltBuilder()
        .addSource(StringConfigSourceBuilder.builder().setConfig(file).setFormat("properties").build())
        .build()
    gestalt.loadConfigs()
    return try {
        read(gestalt)
    } catch (e: GestaltException) {
        e.message!!.lines()[1].replace(Regex(".*message: |, for class.*| attempting.*|, on path.*"), "")
    } catch (e: NullPointerException) {
        "NullPointerException"
    }
}
