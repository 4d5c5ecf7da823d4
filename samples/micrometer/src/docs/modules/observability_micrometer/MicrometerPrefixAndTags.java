package docs.modules.observability_micrometer;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.micrometer.builder.MicrometerModuleConfigBuilder;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

public class MicrometerPrefixAndTags {

    public static void main(String[] args) throws GestaltException {
        // region name-and-tag
        SimpleMeterRegistry registry = new SimpleMeterRegistry();
        registry.config().commonTags("service", "booking");
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder().setResource("application.properties").build())
            .setObservationsEnabled(true)
            .addModuleConfig(MicrometerModuleConfigBuilder.builder()
                .setMeterRegistry(registry)
                .setPrefix("booking.settings")
                .setIncludeTags(true)
                .build())
            .build();
        gestalt.loadConfigs();

        gestalt.getConfig("http.port", Integer.class, Tags.environment("prod"));
        for (Meter meter : registry.getMeters()) {
            System.out.println(meter.getId().getName() + " " + meter.getId().getTags());
        }
        // endregion name-and-tag
    }
}
