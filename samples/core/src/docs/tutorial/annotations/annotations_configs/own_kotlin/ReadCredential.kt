package docs.tutorial.annotations.annotations_configs.own_kotlin

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.MapConfigSourceBuilder

fun main() {
    // region read
    val gestalt = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder()
            .addCustomConfig("door.code", "4711@{credential}")
            .addCustomConfig("door.name", "Harbour@{secret}")
            .build())
        .build()
    gestalt.loadConfigs()

    println(gestalt.getConfig<String>("door.code"))
    println(gestalt.debugPrint())
    // endregion read
}
