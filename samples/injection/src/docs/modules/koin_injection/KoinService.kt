package docs.modules.koin_injection

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.koin.gestalt
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.koin.core.context.startKoin
import org.koin.dsl.module

data class Db(val host: String, val port: Int)

data class Room(val name: String, val beds: Int)

class BookingService(private val port: Int, private val db: Db, private val rooms: List<Room>) {
    fun start() {
        println("Port: $port")
        println("Database: ${db.host}:${db.port}")
        println("Rooms: ${rooms.joinToString { it.name }}")
    }
}

val bookingModule = module {
    single { BookingService(gestalt("http.port"), gestalt("db"), gestalt("rooms")) }
}

fun main() {
    val config = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .build()
    config.loadConfigs()

    val settingsModule = module { single { config } }
    val koin = startKoin { modules(settingsModule, bookingModule) }.koin
    koin.get<BookingService>().start()
}
