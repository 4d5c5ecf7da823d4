package docs.modules.observability_micrometer;

import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.micrometer.builder.MicrometerModuleConfigBuilder;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

public class MicrometerReload {

    public static void main(String[] args) throws GestaltException, IOException {
        SimpleMeterRegistry meters = new SimpleMeterRegistry();
        Path file = Path.of("application.properties");
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt config = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder().setPath(file).addConfigReloadStrategy(strategy).build())
            .setObservationsEnabled(true)
            .addModuleConfig(MicrometerModuleConfigBuilder.builder()
                .setMeterRegistry(meters)
                .setIncludeTags(true)
                .build())
            .build();
        config.loadConfigs();

        strategy.reload();

        Files.writeString(file, "http = 8080", StandardOpenOption.APPEND);
        try {
            strategy.reload();
        } catch (GestaltException e) {
            int port = config.getConfig("http.port", Integer.class);
            System.out.println("The second reload failed. Port: " + port);
        }

        // region count-reloads
        long all = meters.find("gestalt.reload").timers().stream()
            .mapToLong(Timer::count).sum();
        Timer failed = meters.get("gestalt.reload")
            .tagKeys("exception").timer();
        System.out.println("Reloads: " + all + ", failed: " + failed.count());
        // endregion count-reloads
        for (Tag tag : failed.getId().getTags()) {
            System.out.println("  " + tag.getKey() + " = " + tag.getValue());
        }
    }
}
