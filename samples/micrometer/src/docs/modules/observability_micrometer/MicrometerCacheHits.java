package docs.modules.observability_micrometer;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.micrometer.builder.MicrometerModuleConfigBuilder;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class MicrometerCacheHits {

    public static void main(String[] args) throws GestaltException {
        MeterRegistry registry = new SimpleMeterRegistry();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder().setResource("application.properties").build())
            .setObservationsEnabled(true)
            .addModuleConfig(MicrometerModuleConfigBuilder.builder().setMeterRegistry(registry).build())
            .build();
        gestalt.loadConfigs();

        for (int i = 0; i < 3; i++) {
            gestalt.getConfig("http.port", Integer.class);
        }

        System.out.println("gestalt.config.get: " + registry.get("gestalt.config.get").timer().count());
        System.out.println("gestalt.cache.hit:  " + registry.get("gestalt.cache.hit").counter().count());
    }
}
