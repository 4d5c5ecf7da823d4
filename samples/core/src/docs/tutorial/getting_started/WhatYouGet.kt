package docs.tutorial.getting_started

import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("/application-dev.properties")
            .build())
        .build()
    gestalt.loadConfigs()

    println("You read\tAs\tYou get\tBecause")
    row<Int>(gestalt, "HTTP.Port", "a path ignores case")
    row<String>(gestalt, "http.port", "each value starts as a text")
    row<Int>(gestalt, "rooms[1].beds", "a path can lead into a list")
    row<Boolean>(gestalt, "booking.title", "a text other than `true` is false, without an error")
}

private inline fun <reified T : Any> row(gestalt: Gestalt, path: String, reason: String) {
    println("`$path`\t`${T::class.simpleName}`\t`${gestalt.getConfig<T>(path)}`\t$reason")
}
