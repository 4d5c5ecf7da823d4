package docs.advanced.string_substitution

import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.MapConfigSourceBuilder

fun main() {
    // region load-or-read
    System.setProperty("season", "low")
    val gestalt = GestaltBuilder()
        .addSource(
            MapConfigSourceBuilder.builder()
                // Without the backslash, Kotlin itself reads "${…}".
                .addCustomConfig("atLoad", "\${sys:season}")
                .addCustomConfig("atRead", "#{sys:season}")
                .build()
        )
        .build()
    gestalt.loadConfigs()
    print(gestalt)

    System.setProperty("season", "high")
    print(gestalt)
    // endregion load-or-read
}

fun print(gestalt: Gestalt) {
    println(
        "At load: ${gestalt.getConfig<String>("atLoad")}, " +
            "at read: ${gestalt.getConfig<String>("atRead")}"
    )
}
