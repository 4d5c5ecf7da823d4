package docs.tutorial.retrieving_configurations.retrieving_generic.types

import java.util.AbstractList
import java.util.LinkedList
import java.util.Stack
import java.util.TreeMap
import java.util.TreeSet
import java.util.Vector
import java.util.concurrent.CopyOnWriteArrayList
import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.entity.ConfigContainer
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.StringConfigSourceBuilder

enum class Part { LOW_SEASON }

data class Place(val name: String)

data class Required(val name: String, val methods: List<String>)

data class Nullable(val name: String, val methods: List<String>?)

data class Defaulted(val name: String, val methods: List<String> = emptyList())

interface View {
    val isOpen: Boolean
    val notice: String
}

// proves docs/tutorial/retrieving-configurations/retrieving-generic.mdx: for Kotlin, the texts of lists and maps, nested types,
// the classes that a read returns, a collection without a key, the key of a property isOpen, a container of a missing path
fun main() {
    listOf("card, cash" to listOf("card", "cash"), "card\\\\, with chip, cash" to listOf("card, with chip", "cash"),
        "card; cash" to listOf("card; cash"), "1,,2" to listOf("1", "", "2"), "1,2," to listOf("1", "2"),
        "," to emptyList(), "" to listOf("")).forEach { (text, list) ->
        check(load("x = $text").getConfig<List<String>>("x") == list) { text }
    }
    check(load("x = 1,2,").getConfig<List<Int>>("x") == listOf(1, 2) && load("x = ,").getConfig<List<Int>>("x").isEmpty())
    check(fails { load("x = 1,,2").getConfig<List<Int>>("x") } && fails { load("x =").getConfig<List<Int>>("x") })

    listOf("p = summer=120, winter=90" to mapOf("summer" to 120, "winter" to 90), "p.weekEnd = 150" to mapOf("weekend" to 150),
        "p = weekEnd=150" to mapOf("weekEnd" to 150), "p.summer.twin = 150" to mapOf("summer.twin" to 150),
        "p = summer\\\\=early=110" to mapOf("summer=early" to 110), "p =" to emptyMap()).forEach { (properties, map) ->
        check(load(properties).getConfig<Map<String, Int>>("p") == map) { properties }
    }
    check(load("p.summer.twin = true").getConfig<Map<String, Boolean>>("p") == mapOf("summer.twin" to true))
    check(load("p.summer.twin = A").getConfig<Map<String, Char>>("p") == mapOf("summer.twin" to 'A'))
    check(fails { load("p.summer.twin = 150").getConfig<Map<String, String>>("p") })

    check(load("x[0].name = Attic").getConfig<List<Place>>("x") == listOf(Place("Attic")))
    check(load("x[0] = 1, 2\nx[1] = 3").getConfig<List<List<Int>>>("x") == listOf(listOf(1, 2), listOf(3)))
    check(load("x.night = 22, 6").getConfig<Map<String, List<Int>>>("x") == mapOf("night" to listOf(22, 6)))
    check(load("x.low_season = 80").getConfig<Map<Part, Int>>("x") == mapOf(Part.LOW_SEASON to 80))
    check(load("x.pool = 2").getConfig<Map<String, Any>>("x") == mapOf("pool" to false))
    check(fails { load("x.pool.size = 2").getConfig<Map<String, Any>>("x") })

    val l = load("x = 2, 1\nm.a = 1")
    println(listOf(l.getConfig<List<Int>>("x"), l.getConfig<MutableList<Int>>("x"), l.getConfig<AbstractList<Int>>("x"),
        l.getConfig<LinkedList<Int>>("x"), l.getConfig<CopyOnWriteArrayList<Int>>("x"), l.getConfig<Vector<Int>>("x"),
        l.getConfig<Stack<Int>>("x"), l.getConfig<Set<Int>>("x"), l.getConfig<LinkedHashSet<Int>>("x"), l.getConfig<TreeSet<Int>>("x"),
        l.getConfig<Map<String, Int>>("m"), l.getConfig<LinkedHashMap<String, Int>>("m"), l.getConfig<TreeMap<String, Int>>("m"))
        .map { it.javaClass.simpleName })

    val bare = load("h.name = Harbour\nv.open = true\nv.notice = Closed\nw.open = true")
    check(fails { bare.getConfig<Required>("h") })
    println("${bare.getConfig<Nullable>("h")}, ${bare.getConfig<Defaulted>("h")}")
    check(bare.getConfig<View>("v").isOpen && fails { bare.getConfig<View>("w") })
    check(fails { bare.getConfig<ConfigContainer<Int>>("none") })
}

private fun fails(read: () -> Any?) = runCatching(read).exceptionOrNull() is GestaltException

private fun load(properties: String): Gestalt {
    val gestalt = GestaltBuilder()
        .addSource(StringConfigSourceBuilder.builder().setConfig(properties).setFormat("properties").build())
        .build()
    gestalt.loadConfigs()
    return gestalt
}
