package docs.modules.guice_injection

import com.google.inject.AbstractModule
import com.google.inject.Guice
import com.google.inject.Provides
import jakarta.inject.Inject
import jakarta.inject.Named
import jakarta.inject.Singleton
import java.util.Optional
import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.guice.GestaltModule
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.tag.Tags

data class Db(val host: String, val port: Int)

data class Room(val name: String, val beds: Int)

data class Mail(val host: String)

// region provider-methods
class SettingsModule : AbstractModule() {

    @Provides
    fun db(config: Gestalt): Db = config.getConfig("db")

    @Provides
    fun rooms(config: Gestalt): List<Room> = config.getConfig("rooms")

    @Provides
    fun mail(config: Gestalt): Optional<Mail> = config.getConfig("mail")

    @Provides @Named("backlog")
    fun backlog(config: Gestalt): Int = config.getConfig("http.backlog", 50)

    @Provides @Named("report")
    fun reportDb(config: Gestalt): Db =
        config.getConfig("db", Tags.of("use", "report"))
}
// endregion provider-methods

// region constructor
@Singleton
class RoomService @Inject constructor(
    private val db: Db,
    private val rooms: List<Room>,
    private val mail: Optional<Mail>,
    @param:Named("backlog") private val backlog: Int,
    @param:Named("report") private val reportDb: Db,
) {
    // endregion constructor
    fun start() {
        println("Database: ${db.host}:${db.port}")
        println("Rooms:    $rooms")
        println("Mail:     $mail")
        println("Backlog:  $backlog")
        println("Reports:  ${reportDb.host}:${reportDb.port}")
    }
}

fun main() {
    val config = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("report.properties")
            .setTags(Tags.of("use", "report"))
            .build())
        .build()
    config.loadConfigs()

    Guice.createInjector(GestaltModule(config), SettingsModule())
        .getInstance(RoomService::class.java)
        .start()
}
