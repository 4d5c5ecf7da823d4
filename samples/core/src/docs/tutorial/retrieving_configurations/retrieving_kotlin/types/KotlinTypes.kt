package docs.tutorial.retrieving_configurations.retrieving_kotlin.types

import java.time.Duration
import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.StringConfigSourceBuilder

/** Reads the path x as one type after the other, each from a few lines of properties. */
fun main() {
    println("Properties\tYou ask for\tYou get")
    row("`java.time.Duration`", "x = PT5M") { it.getConfig<Duration>("x") }
    row("`Regex`", "x = [a-z]+") { it.getConfig<Regex>("x") }
    row("`Array<Int>`", "x = 1, 2") { it.getConfig<Array<Int>>("x").toList() }
    row("`Pair<String, Int>`", "x.first = Attic", "x.second = 3") { it.getConfig<Pair<String, Int>>("x") }
}

private fun row(type: String, vararg lines: String, read: (Gestalt) -> Any) {
    val gestalt = GestaltBuilder()
        .addSource(StringConfigSourceBuilder.builder()
            .setConfig(lines.joinToString("\n")).setFormat("properties").build())
        .build()
    gestalt.loadConfigs()
    println("`${lines.joinToString("` `")}`\t$type\t`${read(gestalt)}`")
}
