package docs.tutorial.retrieving_configurations.retrieving_objects.missing

import java.util.Optional
import org.github.gestalt.config.Gestalt
import org.github.gestalt.config.annotations.Config
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.source.MapConfigSourceBuilder

data class Required(val port: Int, val seconds: Int)

data class WithDefault(val port: Int, val seconds: Int = 30)

data class Nullable(val port: Int, val seconds: Int?)

data class Both(val port: Int, val seconds: Int? = 30)

data class Annotated(val port: Int, @Config(defaultVal = "30") val seconds: Int?)

data class Empty(val port: Int, val seconds: Optional<Int>)

/** Reads data classes whose second property has no key, and with missing values allowed; they fail when defaults are refused, and with a text that is no number. */
fun main() {
    println("Property\tWithout a key\tWith missing values allowed")
    row("`val seconds: Int`") { it.getConfig<Required>("http").seconds }
    row("`val seconds: Int = 30`") { it.getConfig<WithDefault>("http").seconds }
    row("`val seconds: Int?`") { it.getConfig<Nullable>("http").seconds }
    row("`val seconds: Int? = 30`") { it.getConfig<Both>("http").seconds }
    row("`@Config(defaultVal = \"30\") val seconds: Int?`") { it.getConfig<Annotated>("http").seconds }
    row("`val seconds: Optional<Int>`") { it.getConfig<Empty>("http").seconds }
}

private fun row(declared: String, read: (Gestalt) -> Any?) {
    check("Exception" in outcome(read) { setTreatMissingDiscretionaryValuesAsErrors(true) })
    check("`GestaltException`" == outcome(read) { addSource(MapConfigSourceBuilder.builder().addCustomConfig("http.seconds", "x").build()) })
    println(declared
        + "\t" + outcome(read) { this }
        + "\t" + outcome(read) { setTreatMissingValuesAsErrors(false) })
}

private fun outcome(read: (Gestalt) -> Any?, settings: GestaltBuilder.() -> GestaltBuilder): String {
    val gestalt = GestaltBuilder()
        .addSource(MapConfigSourceBuilder.builder().addCustomConfig("http.port", "9090").build())
        .settings()
        .build()
    gestalt.loadConfigs()
    return runCatching { "`${read(gestalt)}`" }.getOrElse { "`${it.javaClass.simpleName}`" }
}
