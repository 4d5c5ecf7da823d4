package docs.modules.observability_micrometer

import io.micrometer.core.instrument.simple.SimpleMeterRegistry
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.exceptions.GestaltException
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.micrometer.builder.MicrometerModuleConfigBuilder
import org.github.gestalt.config.source.MapConfigSourceBuilder

data class Mail(val host: String, val port: Int)

// proves docs/modules/observability-micrometer.mdx: a data class counts its missing properties as one error
fun main() {
    println("Two missing: " + count(emptyMap()))
    println("A wrong one: " + count(mapOf("mail.host" to "a", "mail.port" to "587x")))
}

/** The errors and the missing values of one read. */
private fun count(values: Map<String, String>): String {
    val meters = SimpleMeterRegistry()
    val gestalt = GestaltBuilder()
        .setObservationsEnabled(true)
        .addModuleConfig(MicrometerModuleConfigBuilder.builder().setMeterRegistry(meters).build())
        .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values + ("mail.name" to "desk")).build())
        .build()
    gestalt.loadConfigs()
    try {
        gestalt.getConfig<Mail>("mail")
    } catch (e: GestaltException) {
        val errors = meters.get("gestalt.get.config.error").counter().count()
        val missing = meters.find("gestalt.get.config.missing").counter()?.count() ?: 0.0
        return "errors $errors, missing $missing"
    }
    error("The read did not fail")
}
