package docs.modules.observability_micrometer;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.micrometer.builder.MicrometerModuleConfigBuilder;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class MicrometerMissing {

    public static void main(String[] args) throws GestaltException {
        MeterRegistry registry = new SimpleMeterRegistry();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder().setResource("application.properties").build())
            .setObservationsEnabled(true)
            .addModuleConfig(MicrometerModuleConfigBuilder.builder().setMeterRegistry(registry).build())
            .build();
        gestalt.loadConfigs();

        // region read-what-is-missing
        gestalt.getConfig("mail.host", "localhost", String.class);
        gestalt.getConfigOptional("mail.sender", String.class);
        try {
            gestalt.getConfig("mail.port", Integer.class);
        } catch (GestaltException e) {
            System.out.println("mail.port is missing");
        }
        System.out.println("missing: " + registry.get("gestalt.get.config.missing").counter().count());
        // endregion read-what-is-missing

        // region read-again
        gestalt.getConfig("mail.host", "localhost", String.class);
        System.out.println("hits:    " + registry.get("gestalt.cache.hit").counter().count());
        // endregion read-again

        // region read-what-is-wrong
        System.out.println("db.port: " + gestalt.getConfig("db.port", 5432, Integer.class));
        System.out.println("errors:  " + registry.get("gestalt.get.config.error").counter().count());
        // endregion read-what-is-wrong
    }
}
