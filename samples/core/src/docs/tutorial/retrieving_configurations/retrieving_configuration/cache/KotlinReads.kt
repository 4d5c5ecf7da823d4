package docs.tutorial.retrieving_configurations.retrieving_configuration.cache

import java.util.Optional
import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.kotlin.reflect.kTypeCaptureOf
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder
import org.github.gestalt.config.tag.Tags

data class Room(val name: String, val beds: Int)

// proves docs/tutorial/retrieving-configurations/retrieving-configuration.mdx: which second read in Kotlin gets the same object,
// and that a default is not remembered
fun main() {
    println("The second read\tYou get")
    row("is the same") { it.getConfig<List<Room>>("rooms") }
    row("has a default") { it.getConfig("rooms", emptyList<Room>()) }
    row("has a nullable type") { it.getConfig<List<Room>?>("rooms") }
    row("is `getConfigOptional`") { it.getConfigOptional("rooms", kTypeCaptureOf<List<Room>>()).orElseThrow() }
    row("asks for an `Optional`") { it.getConfig<Optional<List<Room>>>("rooms").orElseThrow() }
    row("spells the path `Rooms`") { it.getConfig<List<Room>>("Rooms") }
    row("has other tags") { it.getConfig<List<Room>>("rooms", Tags.profile("dev")) }
    row("has `useCacheDecorator(false)` on the builder", cache = false) { it.getConfig<List<Room>>("rooms") }

    val gestalt = load(true)
    val first = listOf(Room("Attic", 1))
    val second = listOf(Room("Cellar", 2))
    check(gestalt.getConfig("none", first) === first && gestalt.getConfig("none", second) === second)
    check(gestalt.getConfig<Room>("rooms[0]") === gestalt.getConfig<Room?>("rooms[0]"))
    (gestalt.getConfig<List<Room>>("rooms") as MutableList).clear()
    check(gestalt.getConfig<List<Room>>("rooms").isEmpty())
}

private fun row(second: String, cache: Boolean = true, read: (Gestalt) -> Any?) {
    val gestalt = load(cache)
    val first: Any = gestalt.getConfig<List<Room>>("rooms")
    println(second + "\t" + if (read(gestalt) === first) "the same list" else "a new list")
}

private fun load(cache: Boolean): Gestalt {
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder().setResource("application.properties").build())
        .useCacheDecorator(cache)
        .build()
    gestalt.loadConfigs()
    return gestalt
}
