package docs.tutorial.retrieving_configurations.supported_decoders.tables

import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.StringConfigSourceBuilder

enum class Season { SUMMER, WINTER }

data class Room(val name: String, val beds: Int)

class Iban(val text: String) {
    override fun toString() = "Iban $text"
}

sealed interface Payment

data class Transfer(val iban: String) : Payment

data class Voucher(val number: Int) : Payment

data class Code(val text: String)

@JvmInline
value class RoomCode(val text: String)

/** Reads texts and keys as each type; the last column is the type to take instead. */
fun main() {
    println("Type\tProperties\tYou get\tInstead")
    row<Int>("`Int`, `Long`, `Short`", "value = 7")
    row<Double>("`Double`, `Float`", "value = 0.5")
    row<Boolean>("`Boolean`", "value = true")
    row<String>("`String`, `Char`", "value = A")
    check("A", read<Char>("value = A"))
    row<Int?>("`Int?` and each nullable type", "value = 7x")
    row<Season>("an enum class", "value = summer")
    row<Room>("a data class", "value.name = Attic\nvalue.beds = 3")
    row<Pair<Int, String>>("`Pair<Int, String>`", "value.first = 7\nvalue.second = Attic")
    row<Array<Int>>("`List<Int>`, `MutableList<Int>`, `Array<Int>`", "value = 1, 2")
    check("[1, 2]", read<List<Int>>("value = 1, 2"))
    row<Set<Int>>("`Set<Int>`, `MutableSet<Int>`", "value = 1, 2, 1")
    row<Map<String, Int>>("`Map<String, Int>`, `MutableMap`", "value = single=90")
    row<Iban>("a class with a constructor that takes one `String`", "value = DE89")
    row<Regex>("`Regex`", "value = room-[0-9]+")
    row<java.time.Duration>("`java.time.Duration`", "value = PT5S")
    row<Byte>("`Byte`", "value = 7", "`Short`")
    row<kotlin.time.Duration>("`kotlin.time.Duration`", "value = PT5S", "`java.time.Duration`")
    row<UInt>("`UInt`, `ULong`", "value = 7", "`Long`")
    row<IntArray>("`IntArray`, `CharArray`, `ByteArray`", "value = 1, 2", "`Array<Int>`, or a `String`")
    check("ClassCastException", read<CharArray>("value = A"))
    check("ClassCastException", read<ByteArray>("value = A"))
    row<Collection<Int>>("`Collection<Int>`", "value = 1, 2", "`List<Int>`")
    row<Code>("a data class, from one text", "value = A7", "a class")
    row<RoomCode>("a value class", "value = A7", "a class")
    row<Payment>("a sealed interface of data classes", "value.iban = DE89", "the data class")
    row<Number>("`Number`", "value = 7", "`Int`")
    row<Any>("`Any`", "value = Attic", "`String`")
}

inline fun <reified T> row(type: String, properties: String, instead: String = "–") {
    println("$type\t`${properties.replace("\n", "` and `")}`\t`${read<T>(properties)}`\t$instead")
}

fun check(expected: String, actual: String) = check(expected == actual) { actual }

inline fun <reified T> read(properties: String): String {
    val gestalt = GestaltBuilder()
        .addSource(StringConfigSourceBuilder.builder().setConfig(properties).setFormat("properties").build())
        .build()
    gestalt.loadConfigs()
    return try {
        val value = gestalt.getConfig<T>("value")
        if (value is Array<*>) value.contentToString() else value.toString()
    } catch (problem: GestaltException) {
        problem.message.orEmpty().substringAfter("message: ").substringBefore("\n")
    } catch (problem: RuntimeException) {
        problem.javaClass.simpleName
    }
}
