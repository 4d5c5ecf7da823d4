package docs.modules.observability_micrometer;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.config.MeterFilter;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.micrometer.builder.MicrometerModuleConfigBuilder;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class MicrometerSameTagKeys {

    // region fill-in-tag-keys
    /** Gives each timer of the module both tags, so that all of one name have the same keys. */
    static final MeterFilter SAME_KEYS = new MeterFilter() {
        @Override
        public Meter.Id map(Meter.Id id) {
            if (!id.getName().startsWith("gestalt.") || id.getType() != Meter.Type.TIMER) {
                return id;
            }
            Tags missing = Tags.of("default", "false", "exception", "none");
            return id.replaceTags(missing.and(id.getTags()));
        }
    };
    // endregion fill-in-tag-keys

    public static void main(String[] args) throws GestaltException {
        System.out.println("As recorded:");
        read(new SimpleMeterRegistry());

        System.out.println("With the filter:");
        // region add-filter
        MeterRegistry registry = new SimpleMeterRegistry();
        registry.config().meterFilter(SAME_KEYS);
        // endregion add-filter
        read(registry);
    }

    private static void read(MeterRegistry registry) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder().setResource("application.properties").build())
            .setObservationsEnabled(true)
            .addModuleConfig(MicrometerModuleConfigBuilder.builder().setMeterRegistry(registry).build())
            .build();
        gestalt.loadConfigs();

        gestalt.getConfig("http.port", Integer.class);
        gestalt.getConfig("mail.host", "localhost", String.class);
        registry.find("gestalt.config.get").timers().stream()
            .map(timer -> "  gestalt.config.get " + timer.getId().getTags().stream().map(Tag::toString).toList())
            .sorted()
            .forEach(System.out::println);
    }
}
