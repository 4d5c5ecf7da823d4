package docs.modules.koin_injection

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.koin.gestalt
import org.github.gestalt.config.source.MapConfigSourceBuilder
import org.koin.core.error.InstanceCreationException
import org.koin.core.scope.Scope
import org.koin.dsl.koinApplication
import org.koin.dsl.module

class PlainMail {
    var host: String = "localhost"
    var port: Int = 25
}

interface MailView {
    val host: String
    val port: Int
}

private object DefaultView : MailView {
    override val host = "localhost"
    override val port = 25
}

private class Holder(val value: Any)

/** Reads each type from a path that is missing and from one with a wrong value, without and with a default. */
fun main() {
    println("Type\tMissing\tMissing, with a default\tWrong value, with a default")
    val number = row<Int>("port", 25)
    check(number == row<List<Int>>("ports", listOf(25)))
    println("`Int` or `List<Int>`\t$number")
    val view = row<MailView>("mail", DefaultView)
    check(view == row<PlainMail>("mail", PlainMail()))
    println("an interface, or a class with `var`s and an empty constructor\t$view")
    println("a data class\t" + row<Mail>("mail", Mail("localhost")))
}

private inline fun <reified T : Any> row(path: String, default: T): String = listOf<Scope.() -> T>(
    { gestalt("none.$path") },
    { gestalt("none.$path", default) },
    { gestalt("wrong.$path", default) },
).joinToString("\t") { read -> outcome(default, read) }

private fun outcome(default: Any, read: Scope.() -> Any): String {
    val config = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder()
            .addCustomConfig("wrong.port", "25x")
            .addCustomConfig("wrong.ports[0]", "25x")
            .addCustomConfig("wrong.mail.host", "smtp.harbour.example")
            .addCustomConfig("wrong.mail.port", "25x")
            .build())
        .build()
    config.loadConfigs()
    val koin = koinApplication {
        modules(module {
            single { config }
            single { Holder(read()) }
        })
    }.koin
    return try {
        val value = koin.get<Holder>().value
        if (value === default) "the default" else "`$value`"
    } catch (e: InstanceCreationException) {
        "`${e.cause!!.javaClass.simpleName}`"
    }
}
