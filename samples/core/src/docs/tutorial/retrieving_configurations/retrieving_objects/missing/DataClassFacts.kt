package docs.tutorial.retrieving_configurations.retrieving_objects.missing

import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.annotations.Config
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.StringConfigSourceBuilder

data class Lobby(val notice: String, val opens: String)

data class Hotel(val lobby: Lobby?)

data class Spa(val pools: Int = 5)

data class Resort(val spa: Spa)

data class Closing(@Config(defaultVal = "closed") val notice: String)

data class Desk(val port: Int, val seats: Int = 3, val floor: Int?, val bell: Int)

// proves docs/tutorial/retrieving-configurations/retrieving-objects.mdx: for data classes, a group that is there in part,
// a missing group whose members have defaults, a key without a member, an empty text as absent, the levels in a message,
// the members that rely on a default, a gap in a list, a missing path
fun main() {
    println("half a group: " + problems("hotel.lobby.notice = Closed") { it.getConfig<Hotel>("hotel") }.first())
    println("no group, members with defaults: " + problems("resort.name = Harbour") { it.getConfig<Resort>("resort") })
    println("keys without a property: " + load("hotel.stars = 4").getConfig<Hotel>("hotel"))
    println("empty as absent: " + problems("lobby.notice =", { setTreatEmptyStringAsAbsent(true) }) { it.getConfig<Closing>("lobby") })
    problems("desk.port = 1") { it.getConfig<Desk>("desk") }.forEach { println("defaults and a gap: $it") }
    problems("desk.port = 1\ndesk.bell = 2", { setTreatMissingDiscretionaryValuesAsErrors(true) }) { it.getConfig<Desk>("desk") }
        .forEach { println("defaults refused: $it") }
    val gap = load("rooms[1] = Attic") { setTreatMissingArrayIndexAsError(false) }
    println("a gap in a list: " + gap.getConfig<List<String>>("rooms"))
    val allowed = load("desk.port = 1") { setTreatMissingValuesAsErrors(false) }
    println("a missing path: " + runCatching { allowed.getConfig<Lobby>("lobby") }.exceptionOrNull()!!.javaClass.simpleName)
}

private fun problems(properties: String, settings: GestaltBuilder.() -> GestaltBuilder = { this }, read: (Gestalt) -> Any): List<String> =
    runCatching { read(load(properties, settings)) }.exceptionOrNull()!!.message!!.lines().drop(1)
        .map { it.substringBefore(", with node") }

private fun load(properties: String, settings: GestaltBuilder.() -> GestaltBuilder = { this }): Gestalt {
    val gestalt = GestaltBuilder()
        .addSource(StringConfigSourceBuilder.builder().setConfig(properties).setFormat("properties").build())
        .settings()
        .build()
    gestalt.loadConfigs()
    return gestalt
}
