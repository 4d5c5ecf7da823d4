package docs.advanced.security_temporary_nodes

import java.nio.file.Path
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.FileConfigSourceBuilder

fun main() {
    // region rules
    val gestalt = GestaltBuilder()
        .addSource(FileConfigSourceBuilder.builder()
            .setPath(Path.of("unmarked.properties"))
            .build())
        .addTemporaryNodeAccessCount("^db\\.password$")
        .addTemporaryNodeAccessCount("^door\\.code$", 2)
        .addSecurityMaskingRule("^door\\.code$")
        .useCacheDecorator(false)
        .build()
    gestalt.loadConfigs()

    for (read in 1..3) {
        val password = gestalt.getConfig<String>("db.password").length
        val code: String = gestalt.getConfig("door.code")
        println("Read $read: $password letters, code \"$code\"")
    }
    println(gestalt.debugPrint())
    // endregion rules
}
