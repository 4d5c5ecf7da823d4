package docs.usecase.dynamic_values

import java.nio.file.Files
import java.nio.file.Path
import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.entity.ConfigContainer
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.reload.ManualConfigReloadStrategy
import org.github.gestalt.config.source.FileConfigSourceBuilder

data class Rates(val attic: Int, val cleaning: Int)

class Board(gestalt: Gestalt) {
    private val rates: ConfigContainer<Rates> = gestalt.getConfig("rates")

    fun total(nights: Int): Int {
        val now = rates.orElseThrow()
        return nights * now.attic + now.cleaning
    }
}

fun main() {
    val file = Path.of("rates.properties")
    val strategy = ManualConfigReloadStrategy()
    val gestalt = GestaltBuilder()
        .addSource(
            FileConfigSourceBuilder.builder()
                .setPath(file).addConfigReloadStrategy(strategy).build(),
        )
        .build()
    gestalt.loadConfigs()

    val board = Board(gestalt)
    println("Three nights: ${board.total(3)}")

    Files.writeString(file, "rates.attic=95\nrates.cleaning=25\n")
    strategy.reload()
    println("Three nights: ${board.total(3)}")
}
