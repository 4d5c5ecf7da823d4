package docs.modules.observability_micrometer;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.micrometer.builder.MicrometerModuleConfigBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

// proves docs/modules/observability-micrometer.mdx: a wrong field counts twice, a removed counter begins anew, a registry may come later
public class Details {

    public record Mail(String host, Integer port) { }

    public static void main(String[] args) throws GestaltException {
        SimpleMeterRegistry meters = new SimpleMeterRegistry();
        Gestalt gestalt = load(meters);
        gestalt.getConfigOptional("mail", Mail.class);
        System.out.println("One wrong field: missing " + count(meters, "missing") + ", error " + count(meters, "error"));

        meters.counter("bookings").increment();
        meters.remove(meters.get("gestalt.get.config.error").counter());
        System.out.println("Removed: " + meters.find("gestalt.get.config.error").counter() + ", others stay: " + meters.getMeters().size());

        CompositeMeterRegistry both = new CompositeMeterRegistry();
        Gestalt early = load(both);
        SimpleMeterRegistry later = new SimpleMeterRegistry();
        both.add(later);
        early.getConfig("mail.host", String.class);
        System.out.println("Added later: " + later.get("gestalt.config.get").timer().count());
    }

    private static int count(MeterRegistry meters, String counter) {
        return (int) meters.get("gestalt.get.config." + counter).counter().count();
    }

    private static Gestalt load(MeterRegistry meters) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .setObservationsEnabled(true)
            .addModuleConfig(MicrometerModuleConfigBuilder.builder().setMeterRegistry(meters).build())
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("mail.host", "localhost")
                .addCustomConfig("mail.port", "25x")
                .build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }
}
