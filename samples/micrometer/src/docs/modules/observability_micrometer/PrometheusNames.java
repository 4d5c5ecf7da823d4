package docs.modules.observability_micrometer;

import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.micrometer.builder.MicrometerModuleConfigBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class PrometheusNames {

    public static void main(String[] args) throws GestaltException {
        PrometheusMeterRegistry registry =
            new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
        Gestalt gestalt = new GestaltBuilder()
            .setObservationsEnabled(true)
            .addModuleConfig(MicrometerModuleConfigBuilder.builder()
                .setMeterRegistry(registry)
                .build())
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("http.port", "8080")
                .addCustomConfig("db.port", "5432x")
                .build())
            .build();
        gestalt.loadConfigs();

        gestalt.getConfig("http.port", Integer.class);
        gestalt.getConfig("http.port", Integer.class);
        gestalt.getConfig("db.port", 5432, Integer.class);
        gestalt.getConfig("mail.host", "localhost", String.class);

        registry.scrape().lines()
            .filter(line -> line.startsWith("gestalt"))
            .filter(line -> !line.matches(".*_seconds_(sum|max).*"))
            .forEach(System.out::println);
    }
}
