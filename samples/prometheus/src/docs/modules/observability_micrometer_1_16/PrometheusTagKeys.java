package docs.modules.observability_micrometer_1_16;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.config.MeterFilter;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.micrometer.builder.MicrometerModuleConfigBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class PrometheusTagKeys {

    /** Gives all timers of the module the same tag keys. */
    static final MeterFilter SAME_KEYS = new MeterFilter() {
        @Override
        public Meter.Id map(Meter.Id id) {
            boolean timer = id.getType() == Meter.Type.TIMER;
            if (!timer || !id.getName().startsWith("gestalt.")) {
                return id;
            }
            Tags missing = Tags.of("default", "false", "exception", "none");
            return id.replaceTags(missing.and(id.getTags()));
        }
    };

    public static void main(String[] args) throws GestaltException {
        System.out.println("As recorded:");
        readTwice(new PrometheusMeterRegistry(PrometheusConfig.DEFAULT));

        System.out.println("With the filter:");
        PrometheusMeterRegistry registry =
            new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
        registry.config().meterFilter(SAME_KEYS);
        readTwice(registry);
    }

    private static void readTwice(PrometheusMeterRegistry registry) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addModuleConfig(MicrometerModuleConfigBuilder.builder()
                .setMeterRegistry(registry)
                .build())
            .setObservationsEnabled(true)
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("http.port", "8080")
                .build())
            .build();
        gestalt.loadConfigs();

        gestalt.getConfig("http.port", Integer.class);
        try {
            gestalt.getConfig("mail.port", Integer.class);
        } catch (GestaltException e) {
            // The timer of this read has the tag "exception".
        }
        registry.scrape().lines()
            .filter(line -> line.startsWith("gestalt_config_get_seconds_count"))
            .map(PrometheusTagKeys::shorten)
            .sorted()
            .forEach(System.out::println);
    }

    /** Without the first words of the name and the packages of the exception. */
    private static String shorten(String line) {
        return "  " + line.replaceAll("gestalt_config_|org[.a-z]*\\.config\\.exceptions\\.", "");
    }
}
