package docs.modules.guice_injection

import com.google.inject.Guice
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.guice.GestaltModule
import org.github.gestalt.config.guice.InjectConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

interface Database {
    val host: String
    val port: Int
}

class BookingService {

    @InjectConfig(path = "http.port")
    private var port = 0

    @InjectConfig(path = "db")
    private lateinit var db: Database

    fun start() {
        println("Port: $port")
        println("Database: ${db.host}:${db.port}")
    }
}

fun main() {
    val config = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .build()
    config.loadConfigs()

    val injector = Guice.createInjector(GestaltModule(config))
    injector.getInstance(BookingService::class.java).start()
}
