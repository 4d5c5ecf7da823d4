package docs.tutorial.retrieving_configurations.retrieving_kotlin.types

import java.time.Duration
import kotlin.time.toKotlinDuration
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.MapConfigSourceBuilder

// region convert
@JvmInline
value class Port(val number: Int)

data class Session(val port: Int, val timeout: Duration) {
    val address = Port(port)
    val patience = timeout.toKotlinDuration()
}
// endregion convert

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder()
            .addCustomConfig("session.port", "8080")
            .addCustomConfig("session.timeout", "PT5M")
            .build())
        .build()
    gestalt.loadConfigs()

    val session = gestalt.getConfig<Session>("session")
    println("${session.address}, ${session.patience}")
}
