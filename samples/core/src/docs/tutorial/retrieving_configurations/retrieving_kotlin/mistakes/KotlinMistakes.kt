package docs.tutorial.retrieving_configurations.retrieving_kotlin.mistakes

import java.lang.reflect.InvocationTargetException
import java.util.Optional
import kotlin.reflect.full.IllegalCallableAccessException
import kotlin.time.toKotlinDuration
import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.annotations.Config
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.kotlin.reflect.kTypeCaptureOf
import org.github.gestalt.config.reflect.TypeCapture
import org.github.gestalt.config.source.MapConfigSourceBuilder

data class Mail(val host: String)

private data class Hidden(val port: Int)

data class Http(val port: Int)

data class Desk(val mail: Mail)

data class Checked(val port: Int) {
    init {
        require(port > 9999) { "port below 10000" }
    }
}

@JvmInline
value class Port(val number: Int)

data class Room(val name: String, val beds: Int)

class Plain(val name: String, val beds: Int = 2)

data class Span<T>(val from: T, val to: T)

data class IntSpan(val from: Int, val to: Int)

sealed interface Payment

data class Card(val fee: Int) : Payment

interface Body {
    val summer: Int
    val autumn: Int get() = 100
}

@JvmDefaultWithoutCompatibility
interface BodyOfNewKotlin {
    val summer: Int
    val autumn: Int get() = 100
}

interface Annotated {
    val summer: Int

    @get:Config(defaultVal = "100")
    val autumn: Int
}

interface NullableGetter {
    val summer: Int
    val spring: Int?
}

interface OptionalGetter {
    val summer: Int
    val spring: Optional<Int>
}

interface HasRoom {
    val attic: Room
}

interface RoomView {
    val name: String
    val beds: Int
}

interface HasRoomView {
    val attic: RoomView
}

/** Makes each mistake, does it right beside it, and prints what came of the first. */
fun main() {
    println("You write\tYou get\tInstead")
    check(runCatching { load().getConfig<UInt>("http.port") }.exceptionOrNull() is ClassCastException)
    check(runCatching { load().getConfig<Port>("http.port") }.exceptionOrNull() is ClassCastException)
    check(runCatching { load().getConfig<Hidden>("http") }.exceptionOrNull() is IllegalCallableAccessException)
    check(runCatching { load().getConfig<Mail?>("mail") }.exceptionOrNull() is NullPointerException)
    check(load().getConfig<Number>("http.port") is Byte)
    check(load().getConfig<Http?>("rooms.attic") == null)
    check(load().getConfig("rooms.attic", Http(80)) == Http(80))
    check("Missing required members [mail]" in runCatching { load().getConfig<Desk>("http") }.exceptionOrNull()!!.message!!)
    check(load().getConfig<List<Int>?>("ports") == null && load().getConfig("ports", listOf(80)) == listOf(80))
    check(load().getConfig("none", emptyList<Room>()).isEmpty() && load().getConfig<List<Room>?>("none") == null)
    row("a data class at a missing path", { it.getConfig("mail", Mail("localhost")) },
        "`Optional<Mail>`", { it.getConfig<Optional<Mail>>("mail") })
    row("`kotlin.time.Duration`, `UInt`, a value class", { it.getConfig<kotlin.time.Duration>("http.timeout") },
        "the type that is inside", { it.getConfig<java.time.Duration>("http.timeout").toKotlinDuration() })
    row("`Map<String, Any>`", { it.getConfig<Map<String, Any>>("prices") },
        "`Map<String, String>`, or a data class", { it.getConfig<Map<String, String>>("prices") })
    row("a sealed interface of data classes", { it.getConfig<Payment>("card") },
        "the data class that you expect", { it.getConfig<Card>("card") })
    row("a class with a constructor that is no data class", { it.getConfig<Plain>("rooms.attic").name },
        "`data class`", { it.getConfig<Room>("rooms.attic") })
    row("a data class with a type parameter, and use a member", { it.getConfig<Span<Int>>("span").from + 1 },
        "a data class for each type", { it.getConfig<IntSpan>("span").from + 1 })
    row("a `private` data class", { it.getConfig<Hidden>("http") },
        "`internal`", { it.getConfig<Http>("http") })
    row("a check in `init` that fails", { it.getConfig("http", Checked(10000)) },
        "check after the read", { it.getConfig<Http>("http").port < 10000 })
    row("a getter with a body, in an interface", { it.getConfig<Body>("prices").autumn },
        "`@get:Config`",
        { it.getConfig<Annotated>("prices").autumn + it.getConfig<BodyOfNewKotlin>("prices").autumn })
    row("`Int?` in an interface", { it.getConfig<NullableGetter>("prices").summer },
        "`Optional<Int>`", { it.getConfig<OptionalGetter>("prices").spring })
    row("a data class in an interface", { it.getConfig<HasRoom>("rooms").attic },
        "an interface there too", { it.getConfig<HasRoomView>("rooms").attic.beds })
    row("`Room::class.java`", { it.getConfig("rooms.attic", Room::class.java) },
        "`getConfig<Room>`", { it.getConfig<Room>("rooms.attic") })
    row("`TypeCapture<List<Room>>`, and use an element",
        { it.getConfig("list", object : TypeCapture<List<Room>>() { })[0].beds },
        "`getConfig<List<Room>>`", {
            it.getConfigOptional("list", kTypeCaptureOf<List<Room>>())
            it.getConfig<List<Room>>("list")[0].beds
        })
}

private fun row(mistake: String, wrong: (Gestalt) -> Any?, remedy: String, right: (Gestalt) -> Any?) {
    right(load())
    val outcome = try {
        "`${wrong(load())}`"
    } catch (e: GestaltException) {
        val lines = e.message!!.lines().filter { "level: ERROR" in it || "level: MISSING_VALUE" in it }
        "`${lines[0].substringAfter("message: ").substringBefore(", for class").replace(Regex("docs\\.[a-z_.]+"), "")}`"
    } catch (e: InvocationTargetException) {
        "`${e.javaClass.simpleName}`, caused by `${e.cause!!.message}`"
    } catch (e: Exception) {
        "`${e.javaClass.simpleName}`"
    }
    println("$mistake\t$outcome\t$remedy")
}

private fun load(): Gestalt {
    val gestalt = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder()
            .addCustomConfig("http.port", "8080")
            .addCustomConfig("ports", "80, 8x")
            .addCustomConfig("http.timeout", "PT5M")
            .addCustomConfig("prices.summer", "120")
            .addCustomConfig("card.fee", "3")
            .addCustomConfig("rooms.attic.name", "Attic")
            .addCustomConfig("rooms.attic.beds", "3")
            .addCustomConfig("span.from", "1")
            .addCustomConfig("span.to", "3")
            .addCustomConfig("list[0].name", "Attic")
            .addCustomConfig("list[0].beds", "3")
            .build())
        .build()
    gestalt.loadConfigs()
    return gestalt
}
