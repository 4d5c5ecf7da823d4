package docs.modules.observability_micrometer

import io.micrometer.core.instrument.simple.SimpleMeterRegistry
import org.github.gestalt.config.builder.GestaltBuilder
import org.github.gestalt.config.kotlin.getConfig
import org.github.gestalt.config.micrometer.builder.MicrometerModuleConfigBuilder
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder

fun main() {
    val registry = SimpleMeterRegistry()
    val gestalt = GestaltBuilder()
        .addSource(ClassPathConfigSourceBuilder.builder().setResource("application.properties").build())
        .setObservationsEnabled(true)
        .addModuleConfig(MicrometerModuleConfigBuilder.builder().setMeterRegistry(registry).build())
        .build()
    gestalt.loadConfigs()

    repeat(3) {
        gestalt.getConfig<Int>("http.port")
    }

    println("gestalt.config.get: ${registry.get("gestalt.config.get").timer().count()}")
    println("gestalt.cache.hit:  ${registry.get("gestalt.cache.hit").counter().count()}")
}
