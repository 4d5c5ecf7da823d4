package docs.advanced.security_encryptedy_nodes

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.secret.rules.SecretChecker
import org.github.gestalt.config.source.MapConfigSourceBuilder

// region checker
class ListedPaths(private val paths: Set<String>) : SecretChecker {
    override fun isSecret(path: String) = path in paths

    override fun addSecret(regex: String) = Unit // so addEncryptedSecret adds nothing
}
// endregion checker

fun main() {
    val gestalt = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder()
            .setCustomConfig(mapOf("doors[0].pin" to "4711", "doors[1].pin" to "4712"))
            .build())
        .addEncryptedSecret("pin") // replaced by the next call
        .setEncryptedSecrets(ListedPaths(setOf("doors[1].pin")))
        .useCacheDecorator(false)
        .build()
    gestalt.loadConfigs()
    println(gestalt.debugPrint())
}
