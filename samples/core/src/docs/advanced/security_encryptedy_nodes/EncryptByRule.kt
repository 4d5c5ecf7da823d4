package docs.advanced.security_encryptedy_nodes

import java.nio.file.Path
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.FileConfigSourceBuilder

fun main() {
    // region rule
    val gestalt = GestaltBuilder()
        .addSource(FileConfigSourceBuilder.builder()
            .setPath(Path.of("unmarked.properties"))
            .build())
        .addEncryptedSecret("^db\\.password$")
        .useCacheDecorator(false)
        .build()
    gestalt.loadConfigs()

    val db: Db = gestalt.getConfig("db")
    println("${db.user}: ${db.password.length} letters")
    println(gestalt.debugPrint())
    // endregion rule
}
