package docs.tutorial.annotations.annotations_code.places

import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.annotations.Config
import org.github.gestalt.config.annotations.ConfigParameter
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.MapConfigSourceBuilder

data class OnValue(
    @Config(path = "idleTimeout", defaultVal = "30") val idle: Int = 10
)

data class OnNullable(
    @Config(path = "idleTimeout", defaultVal = "30") val idle: Int?
)

data class OnItsGetter(
    @get:Config(path = "idleTimeout", defaultVal = "30") val idle: Int
)

class OnProperty {
    @Config(path = "idleTimeout", defaultVal = "30")
    var idle: Int? = null
}

class OnConstructor(
    @ConfigParameter(path = "idleTimeout", defaultVal = "30") val idle: Int
)

interface OnInterface {
    @get:Config(path = "idleTimeout", defaultVal = "30")
    val idle: Int
}

/** Puts the annotation into each place, and reads with the key and without it. */
fun main() {
    println("Place in Kotlin\tAnnotation\tWith `idle-timeout = 60`\tNo key")
    row("property of a data class, here with `= 10`", "@Config") { it.getConfig<OnValue>("http").idle }
    row("the same with the type `Int?`", "@Config") { it.getConfig<OnNullable>("http").idle }
    row("property of a data class, on its getter", "@get:Config") { it.getConfig<OnItsGetter>("http").idle }
    row("property of another class", "@Config") { it.getConfig<OnProperty>("http").idle }
    row("constructor of another class", "@ConfigParameter") { it.getConfig<OnConstructor>("http").idle }
    row("property of an interface", "@get:Config") { it.getConfig<OnInterface>("http").idle }
}

private fun row(place: String, annotation: String, read: (Gestalt) -> Int?) {
    println("$place\t`$annotation`\t" + outcome("http.idle-timeout", "60", read)
        + "\t" + outcome("http.port", "9090", read))
}

private fun outcome(key: String, value: String, read: (Gestalt) -> Int?): String {
    val gestalt = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder().addCustomConfig(key, value).build())
        .build()
    gestalt.loadConfigs()
    return try {
        "`${read(gestalt)}`"
    } catch (e: GestaltException) {
        "`${e.javaClass.simpleName}`"
    }
}
