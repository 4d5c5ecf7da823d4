package docs.tutorial.getting_started

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

data class Website(val title: String, val address: String)

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application-typo.properties")
            .build())
        .build()
    gestalt.loadConfigs()

    // region three-failing-reads
    printError { gestalt.getConfig<String>("http.host") }
    printError { gestalt.getConfig<Int>("db.port") }
    printError { gestalt.getConfig<Website>("booking") }
    // endregion three-failing-reads
}

private fun printError(read: () -> Any) {
    try {
        read()
    } catch (e: GestaltException) {
        println(e.message)
    }
}
