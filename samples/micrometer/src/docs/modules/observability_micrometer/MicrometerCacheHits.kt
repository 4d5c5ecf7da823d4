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
            .setMeterRegistry(meters).build())
        .addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties").build())
        .build()
    config.loadConfigs()

    repeat(3) {
        config.getConfig<Int>("http.port")
    }

    val built = meters.get("gestalt.config.get").timer().count()
    val hits = meters.get("gestalt.cache.hit").counter().count()
    println("gestalt.config.get: $built")
    println("gestalt.cache.hit:  $hits")
}
