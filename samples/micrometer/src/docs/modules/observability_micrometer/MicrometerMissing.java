package docs.modules.observability_micrometer;

import io.micrometer.core.instrument.Counter;
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
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .setObservationsEnabled(true)
            .addModuleConfig(MicrometerModuleConfigBuilder.builder()
                .setMeterRegistry(registry)
                .build())
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
        Counter missing = registry.get("gestalt.get.config.missing").counter();
        System.out.println("missing: " + missing.count());
        // endregion read-what-is-missing

        // region read-again
        gestalt.getConfig("mail.host", "localhost", String.class);
        Counter hits = registry.get("gestalt.cache.hit").counter();
        System.out.println("hits:    " + hits.count());
        // endregion read-again

        // region read-what-is-wrong
        int port = gestalt.getConfig("db.port", 5432, Integer.class);
        System.out.println("db.port: " + port);
        Counter errors = registry.get("gestalt.get.config.error").counter();
        System.out.println("errors:  " + errors.count());
        // endregion read-what-is-wrong
    }
}
