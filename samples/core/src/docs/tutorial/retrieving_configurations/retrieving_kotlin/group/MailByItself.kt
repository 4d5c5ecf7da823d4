package docs.tutorial.retrieving_configurations.retrieving_kotlin.group

import java.util.Optional
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

data class Mail(val host: String, val port: Int = 587, val replyTo: String?)

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .build()
    gestalt.loadConfigs()

    // region mail-by-itself
    val mail: Mail? = gestalt.getConfig<Optional<Mail>>("mail").orElse(null)
    val local = gestalt.getConfig<Optional<Mail>>("mail")
        .orElse(Mail("localhost", replyTo = null))
    println("$mail, $local")
    // endregion mail-by-itself
}
