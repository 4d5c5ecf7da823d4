package docs.tutorial.getting_started

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

data class Website(val title: String, val address: String)

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder().setResource("application.properties").build())
        .addSource(ClassPathConfigSourceBuilder.builder().setResource("application-typo.properties").build())
        .build()
    gestalt.loadConfigs()

    // region three-failing-reads
    // region missing-key
    try {
        gestalt.getConfig<String>("http.host")
    } catch (e: GestaltException) {
        println(e.message)
    }
    // endregion missing-key

    // region malformed-number
    try {
        gestalt.getConfig<Int>("db.port")
    } catch (e: GestaltException) {
        println(e.message)
    }
    // endregion malformed-number

    // region missing-field
    try {
        gestalt.getConfig<Website>("booking")
    } catch (e: GestaltException) {
        println(e.message)
    }
    // endregion missing-field
    // endregion three-failing-reads
}
