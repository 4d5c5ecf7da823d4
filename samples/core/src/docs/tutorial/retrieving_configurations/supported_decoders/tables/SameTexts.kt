package docs.tutorial.retrieving_configurations.supported_decoders.tables

import java.math.BigDecimal
import java.time.Duration
import java.util.Optional
import java.util.OptionalInt
import java.util.UUID
import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.MapConfigSourceBuilder

data class MayBeEmpty(val name: String, val beds: Optional<Int>)

val NUMBERS = listOf("5", "-5", "05", "5.0", "5.", ".5", "+5", "1,5", "1_000", "1e3", "0xff", "5L", "5x", "NaN", "",
    "32767", "32768", "2147483647", "2147483648", "9223372036854775807", "9223372036854775808", "0.123456789")

// proves docs/tutorial/retrieving-configurations/supported-decoders.mdx: the types of Kotlin accept the same texts as those of
// Java, with the same result; an Optional in a call and in a data class; an empty text that is absent
fun main() {
    same<Int>(Int::class.javaObjectType, NUMBERS)
    same<Long>(Long::class.javaObjectType, NUMBERS)
    same<Short>(Short::class.javaObjectType, NUMBERS)
    same<Double>(Double::class.javaObjectType, NUMBERS)
    same<Float>(Float::class.javaObjectType, NUMBERS)
    same<BigDecimal>(BigDecimal::class.java, NUMBERS + "89.50" + "12345678901234567.89")
    same<Byte>(Byte::class.javaObjectType, listOf("A", "7", "100", ""))
    same<Boolean>(Boolean::class.javaObjectType, listOf("true", "TRUE", "true ", "yes", "1", "on", ""))
    same<Char>(Char::class.javaObjectType, listOf("A", "AB", ""))
    same<String>(String::class.java, listOf("Harbour Hotel", ""))
    same<Season>(Season::class.java, listOf("summer", "SUMMER", "high-season", ""))
    same<Duration>(Duration::class.java, listOf("5", "PT5S", "P1DT2H", "5s", ""))
    same<UUID>(UUID::class.java, listOf("1-1-1-1-1", "9f1c"))

    check(load("5x").getConfig<Optional<Int>>("value").isEmpty && load("5x").getConfig<OptionalInt>("value").isEmpty)
    println("Optional<Int> in a data class, no key: " + outcome { load("Attic", "value.name").getConfig<MayBeEmpty>("value") })

    println("An empty text with setTreatEmptyStringAsAbsent(true):")
    println("String: " + outcome { absent().getConfig<String>("value") })
    println("Int: " + outcome { absent().getConfig<Int>("value") })
    println("String?: " + outcome { absent().getConfig<String?>("value") })
    println("String, with a default: " + outcome { absent().getConfig("value", "closed") })
    println("Optional<String>: " + outcome { absent().getConfig<Optional<String>>("value") })
    println("List<Int>: " + outcome { absent().getConfig<List<Int>>("value") })
    println("Map<String, Int>: " + outcome { absent().getConfig<Map<String, Int>>("value") })
}

private inline fun <reified T : Any> same(type: Class<T>, texts: List<String>) {
    for (text in texts) {
        val kotlin = outcome { load(text).getConfig<T>("value") }
        val java = outcome { load(text).getConfig("value", type) }
        check(kotlin == java) { "$type from '$text': $kotlin, in Java $java" }
    }
    println("${T::class.simpleName}: ${texts.size} texts give the same as in Java")
}

private fun outcome(read: () -> Any?): String = try {
    read().toString()
} catch (e: GestaltException) {
    e.message!!.lines()[1].substringBefore(" attempting to decode")
} catch (e: RuntimeException) {
    e.javaClass.simpleName
}

private fun absent() = load("") { setTreatEmptyStringAsAbsent(true) }

private fun load(text: String, path: String = "value", settings: GestaltBuilder.() -> GestaltBuilder = { this }): Gestalt {
    val gestalt = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder().addCustomConfig(path, text).build())
        .settings()
        .build()
    gestalt.loadConfigs()
    return gestalt
}
