package docs.modules.observability_micrometer;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.micrometer.builder.MicrometerModuleConfigBuilder;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class HiddenByDefault {

    public static void main(String[] args) throws GestaltException {
        SimpleMeterRegistry meters = new SimpleMeterRegistry();
        Gestalt config = new GestaltBuilder()
            .setObservationsEnabled(true)
            .addModuleConfig(MicrometerModuleConfigBuilder.builder()
                .setMeterRegistry(meters)
                .build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .build();
        config.loadConfigs();

        // region read-what-is-wrong
        int port = config.getConfig("db.port", 5432, Integer.class);
        double errors = meters.get("gestalt.get.config.error").counter().count();

        System.out.println("db.port: " + port);
        System.out.println("errors:  " + errors);
        // endregion read-what-is-wrong
    }
}
