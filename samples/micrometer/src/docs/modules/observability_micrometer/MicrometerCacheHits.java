package docs.modules.observability_micrometer;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.micrometer.builder.MicrometerModuleConfigBuilder;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class MicrometerCacheHits {

    public static void main(String[] args) throws GestaltException {
        SimpleMeterRegistry meters = new SimpleMeterRegistry();
        Gestalt config = new GestaltBuilder()
            .setObservationsEnabled(true)
            .addModuleConfig(MicrometerModuleConfigBuilder.builder()
                .setMeterRegistry(meters).build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build())
            .build();
        config.loadConfigs();

        for (int i = 0; i < 3; i++) {
            config.getConfig("http.port", Integer.class);
        }

        long built = meters.get("gestalt.config.get").timer().count();
        double hits = meters.get("gestalt.cache.hit").counter().count();
        System.out.println("gestalt.config.get: " + built);
        System.out.println("gestalt.cache.hit:  " + hits);
    }
}
