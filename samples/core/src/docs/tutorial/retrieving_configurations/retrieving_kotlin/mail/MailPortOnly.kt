package docs.tutorial.retrieving_configurations.retrieving_kotlin.mail

import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig

/** The same program, started with the option -Dmail.port=25. */
fun main() {
    val gestalt = load()

    try {
        gestalt.getConfig<Settings>("")
    } catch (e: GestaltException) {
        check("launcher=" in e.message!!) // a system property
        println(e.message!!.lines().first { "ERROR" in it })
    }
}
