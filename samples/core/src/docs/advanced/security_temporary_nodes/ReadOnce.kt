package docs.advanced.security_temporary_nodes

import java.nio.file.Path
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.FileConfigSourceBuilder

data class Db(val user: String, val password: String)

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(FileConfigSourceBuilder.builder()
            .setPath(Path.of("application.properties"))
            .build())
        .build()
    gestalt.loadConfigs()

    connect(gestalt.getConfig("db"))

    println("Read again: " + gestalt.getConfig<Db>("db"))
    println(gestalt.debugPrint())
}

private fun connect(db: Db) {
    check(db.password.isNotEmpty()) { "No read of db.password is left" }
    println("Password of ${db.user}: ${db.password.length} letters")
}
