package docs.modules.koin_injection

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.koin.gestalt
import org.github.gestalt.config.source.MapConfigSourceBuilder
import org.koin.core.parameter.parametersOf
import org.koin.dsl.koinApplication
import org.koin.dsl.module

data class Hotel(val rooms: Int)

fun main() {
    val config = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder()
            .addCustomConfig("hotels.harbour.rooms", "24")
            .addCustomConfig("hotels.hill.rooms", "9")
            .build())
        .build()
    config.loadConfigs()

    // region factory
    val koin = koinApplication {
        modules(module {
            single { config }
            factory { (name: String) -> gestalt<Hotel>("hotels.$name") }
        })
    }.koin

    val hill = koin.get<Hotel> { parametersOf("hill") }
    // endregion factory
    println("Hill: ${hill.rooms} rooms")
}
