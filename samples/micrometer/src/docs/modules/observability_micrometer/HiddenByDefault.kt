package docs.modules.observability_micrometer

import io.micrometer.core.instrument.simple.SimpleMeterRegistry
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.micrometer.builder.MicrometerModuleConfigBuilder
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

fun main() {
    val meters = SimpleMeterRegistry()
    val config = GestaltBuilder()
        .setObservationsEnabled(true)
        .addModuleConfig(MicrometerModuleConfigBuilder.builder()
            .setMeterRegistry(meters)
            .build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties")
            .build())
        .build()
    config.loadConfigs()

    // region read-what-is-wrong
    val port = config.getConfig("db.port", 5432)
    val errors = meters.get("gestalt.get.config.error").counter().count()

    println("db.port: $port")
    println("errors:  $errors")
    // endregion read-what-is-wrong
}
