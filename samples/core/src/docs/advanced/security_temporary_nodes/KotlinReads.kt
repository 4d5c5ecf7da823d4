package docs.advanced.security_temporary_nodes

import java.util.Optional
import java.util.OptionalInt
import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.entity.ConfigContainer
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.MapConfigSourceBuilder

data class DoorData(val code: String)

interface LockView {
    val code: Int
}

// proves docs/advanced/security-temporary-nodes.mdx: in Kotlin, too, most reads cost one, whatever their type
fun main() {
    println("What you do\tReads used up")
    row("`String`") { it.getConfig<String>("door.code") }
    row("`Int?`") { it.getConfig<Int?>("door.code") }
    row("a default") { it.getConfig("door.code", 1) }
    row("`Optional<Int>`") { it.getConfig<Optional<Int>>("door.code") }
    row("`OptionalInt`") { it.getConfig<OptionalInt>("door.code") }
    row("`List<Int>`") { it.getConfig<List<Int>>("door.code") }
    row("`Map<String, String>`") { it.getConfig<Map<String, String>>("door") }
    row("a data class") { it.getConfig<DoorData>("door") }
    row("a container, and two reads of it") {
        val code = it.getConfig<ConfigContainer<Int>>("door.code")
        code.orElseThrow() + code.orElseThrow()
    }
    row("an interface, and two calls") {
        val lock = it.getConfig<LockView>("door")
        lock.code + lock.code
    }
}

private fun row(action: String, read: (Gestalt) -> Any?) {
    val gestalt = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder().addCustomConfig("door.code", "4711@{temp:100}").build())
        .build()
    gestalt.loadConfigs()
    read(gestalt)
    val left = generateSequence { gestalt.getConfig<String>("door.code") }.takeWhile { it.isNotEmpty() }.count()
    println("$action\t${100 - left}")
}
