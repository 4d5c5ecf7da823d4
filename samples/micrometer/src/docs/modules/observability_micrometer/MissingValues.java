package docs.modules.observability_micrometer;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.micrometer.builder.MicrometerModuleConfigBuilder;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class MissingValues {

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

        config.getConfig("mail.host", "localhost", String.class);
        config.getConfigOptional("mail.sender", String.class);
        try {
            config.getConfig("mail.port", Integer.class);
        } catch (GestaltException e) {
            System.out.println("mail.port is missing");
        }
        config.getConfig("mail.host", "localhost", String.class);

        double missing = meters.get("gestalt.get.config.missing").counter().count();
        long fellBack = meters.get("gestalt.config.get")
            .tag("default", "true").timer().count();
        double hits = meters.get("gestalt.cache.hit").counter().count();
        System.out.println("missing:   " + missing);
        System.out.println("fell back: " + fellBack);
        System.out.println("hits:      " + hits);
    }
}
