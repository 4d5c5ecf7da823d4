package docs.modules.observability_micrometer;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.micrometer.builder.MicrometerModuleConfigBuilder;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class FindHiddenError {

    public static void main(String[] args) throws GestaltException {
        SimpleMeterRegistry meters = new SimpleMeterRegistry();
        Gestalt config = new GestaltBuilder()
            .setObservationsEnabled(true)
            .addModuleConfig(MicrometerModuleConfigBuilder.builder()
                .setMeterRegistry(meters)
                .setIncludePath(true)
                .build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .build();
        config.loadConfigs();

        // region find-the-path
        config.getConfig("http.port", 80, Integer.class);
        config.getConfig("db.port", 5432, Integer.class);
        config.getConfig("mail.host", "localhost", String.class);

        meters.get("gestalt.config.get").tag("default", "true").timers().stream()
            .map(timer -> timer.getId().getTag("path"))
            .sorted()
            .forEach(path -> System.out.println("fell back: " + path));

        try {
            config.getConfig("db.port", Integer.class);
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
        // endregion find-the-path
    }
}
