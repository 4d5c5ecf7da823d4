package docs.tutorial.retrieving_configurations.retrieving_kotlin.mail

import org.github.gestalt.config.kotlin.getConfig

/** The same program, started with the option -Dmail.host=smtp.harbour.example. */
fun main() {
    val gestalt = load()

    val settings = gestalt.getConfig<Settings>("")
    println(confirmations(settings.mail))
}
