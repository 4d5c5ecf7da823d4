package docs.advanced.node_substitution

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

data class Db(val host: String, val port: Int, val user: String, val pool: Int)

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(
            ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build()
        )
        .build()
    gestalt.loadConfigs()

    print(gestalt.getConfig<Db>("booking.db"))
    print(gestalt.getConfig<Db>("mail.db"))
}

fun print(db: Db) {
    println("${db.user} at ${db.host}:${db.port}, pool of ${db.pool}")
}
