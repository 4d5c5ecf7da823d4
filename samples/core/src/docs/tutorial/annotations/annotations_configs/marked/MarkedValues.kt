package docs.tutorial.annotations.annotations_configs.marked

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

data class Prices(val night: Int)

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .build()
    gestalt.loadConfigs()

    // region read
    println("Account: " + gestalt.getConfig<String>("payment.account"))
    println("Code: " + gestalt.getConfig<Int>("payment.code"))
    for (read in 1..3) {
        val code = gestalt.getConfig<String>("door.code")
        println("Door, read $read: \"$code\"")
    }
    val first = gestalt.getConfig<Prices>("prices")
    val second = gestalt.getConfig<Prices>("prices")
    println("The same prices object: ${first === second}")

    println(gestalt.debugPrint())
    // endregion read
}
