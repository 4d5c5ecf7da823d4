package docs.modules.koin_injection

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.source.MapConfigSourceBuilder
import org.koin.dsl.koinApplication
import org.koin.dsl.module

fun main() {
    // region test
    val values = mapOf(
        "http.port" to "0",
        "db.host" to "localhost", "db.port" to "9092",
        "rooms[0].name" to "Attic", "rooms[0].beds" to "1",
    )
    val config = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).build())
        .build()
    config.loadConfigs()

    val app = koinApplication { modules(bookingModule, module { single { config } }) }
    app.koin.get<BookingService>().start()
    app.close()
    // endregion test
}
