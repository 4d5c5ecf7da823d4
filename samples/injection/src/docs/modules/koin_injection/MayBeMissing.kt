package docs.modules.koin_injection

import java.util.Optional
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.koin.gestalt
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.koin.dsl.koinApplication
import org.koin.dsl.module

data class Mail(val host: String, val port: Int = 25)

class Desk(val backlog: Int, val languages: List<String>, val mail: Mail, val fax: Mail?)

fun main() {
    val config = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .build()
    config.loadConfigs()

    val koin = koinApplication {
        modules(module {
            single { config }
            // region may-be-missing
            single {
                Desk(
                    backlog = gestalt("http.backlog", 50),
                    languages = gestalt("desk.languages", listOf("en")),
                    mail = gestalt<Optional<Mail>>("mail").orElse(Mail("localhost")),
                    fax = gestalt<Optional<Mail>>("fax").orElse(null),
                )
            }
            // endregion may-be-missing
        })
    }.koin

    val desk = koin.get<Desk>()
    println("Backlog:   ${desk.backlog}")
    println("Languages: ${desk.languages}")
    println("Mail:      ${desk.mail}")
    println("Fax:       ${desk.fax}")
}
