package docs.tutorial.tags_configuration.tag_examples.game_modes

import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.tag.Tag
import org.github.gestalt.config.tag.Tags

// region modes
data class Game(val damage: Double, val minutes: Int, val arena: String?)

fun main() {
    val gestalt = loadGame()

    for (mode in listOf("pve", "pvp", "coop")) {
        val tags = Tags.of(Tag.of("mode", mode))
        val game = gestalt.getConfig<Game>("game", tags)
        println("$mode: damage ${game.damage}, ${game.minutes} minutes," +
            " arena ${game.arena ?: "none"}")
    }
}
// endregion modes

fun loadGame(): Gestalt {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("game.properties").build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("game-pve.properties")
            .addTag(Tag.of("mode", "pve")).build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("game-pvp.properties")
            .addTag(Tag.of("mode", "pvp")).build())
        .build()
    gestalt.loadConfigs()
    return gestalt
}
