package docs.modules.observability_micrometer;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.HashMap;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.micrometer.builder.MicrometerModuleConfigBuilder;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

// proves docs/modules/observability-micrometer.mdx: a wrong value is counted once while a default or an empty Optional hides it, at each read when the read throws; the counter does not fall after the repair
public class CountedOnce {

    private interface Read {
        void from(Gestalt config) throws GestaltException;
    }

    public static void main(String[] args) throws GestaltException {
        count("with a default", true, config -> config.getConfig("db.port", 5432, Integer.class));
        count("as an Optional", true, config -> config.getConfigOptional("db.port", Integer.class));
        count("mandatory", true, config -> config.getConfig("db.port", Integer.class));
        count("with a default, no cache", false, config -> config.getConfig("db.port", 5432, Integer.class));
    }

    private static void count(String words, boolean cache, Read read) throws GestaltException {
        SimpleMeterRegistry meters = new SimpleMeterRegistry();
        Map<String, String> source = new HashMap<>(Map.of("db.port", "5432x"));
        ManualConfigReloadStrategy reload = new ManualConfigReloadStrategy();
        Gestalt config = new GestaltBuilder()
            .useCacheDecorator(cache)
            .setObservationsEnabled(true)
            .addModuleConfig(MicrometerModuleConfigBuilder.builder().setMeterRegistry(meters).build())
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(source)
                .addConfigReloadStrategy(reload)
                .build())
            .build();
        config.loadConfigs();

        System.out.println(words);
        threeTimes(read, config);
        System.out.println("  three reads:           " + meters.get("gestalt.get.config.error").counter().count());
        reload.reload();
        threeTimes(read, config);
        System.out.println("  a reload, three again: " + meters.get("gestalt.get.config.error").counter().count());
        source.put("db.port", "5432");
        reload.reload();
        threeTimes(read, config);
        System.out.println("  repaired, three again: " + meters.get("gestalt.get.config.error").counter().count());
    }

    private static void threeTimes(Read read, Gestalt config) {
        for (int i = 0; i < 3; i++) {
            try {
                read.from(config);
            } catch (GestaltException e) {
                // Counted too.
            }
        }
    }
}
