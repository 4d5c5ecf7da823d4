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

    println("You read\tAs\tYou get")
    row<Int>(gestalt, "HTTP.Port")
    row<String>(gestalt, "http.port")
    row<Int>(gestalt, "rooms[1].beds")
    row<Boolean>(gestalt, "booking.title")
}

private inline fun <reified T : Any> row(gestalt: Gestalt, path: String) {
    println("`$path`\t`${T::class.simpleName}`\t`${gestalt.getConfig<T>(path)}`")
}
