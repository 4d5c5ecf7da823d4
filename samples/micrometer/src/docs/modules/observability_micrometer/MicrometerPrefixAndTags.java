package docs.modules.observability_micrometer;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.micrometer.builder.MicrometerModuleConfigBuilder;
import org.github.gestalt.config.micrometer.config.MicrometerModuleConfig;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

// proves docs/modules/observability-micrometer.mdx: a common tag of the registry, a prefix and the tags of the read
public class MicrometerPrefixAndTags {

    public static void main(String[] args) throws GestaltException {
        SimpleMeterRegistry meters = new SimpleMeterRegistry();
        meters.config().commonTags("service", "booking");

        Gestalt config = load(MicrometerModuleConfigBuilder.builder()
            .setMeterRegistry(meters)
            .setPrefix("booking.settings")
            .setIncludeTags(true)
            .build());
        config.getConfig("http.port", Integer.class, Tags.environment("prod"));

        for (Meter meter : meters.getMeters()) {
            Meter.Id id = meter.getId();
            System.out.println(id.getName() + " " + id.getTags());
        }
    }

    private static Gestalt load(MicrometerModuleConfig names) throws GestaltException {
        Gestalt config = new GestaltBuilder()
            .setObservationsEnabled(true)
            .addModuleConfig(names)
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .build();
        config.loadConfigs();
        return config;
    }
}
