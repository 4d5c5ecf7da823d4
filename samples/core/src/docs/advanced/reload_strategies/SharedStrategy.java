package docs.advanced.reload_strategies;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

// proves docs/advanced/reload-strategies.mdx: a strategy of two sources reloads the last one only
public class SharedStrategy {

    public static void main(String[] args) throws GestaltException, IOException {
        Path booking = Path.of("booking.properties");
        Path rates = Path.of("rates.properties");

        ManualConfigReloadStrategy shared = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder().setPath(booking).addConfigReloadStrategy(shared).build())
            .addSource(FileConfigSourceBuilder.builder().setPath(rates).addConfigReloadStrategy(shared).build())
            .build();
        gestalt.loadConfigs();

        Files.writeString(booking, "db.pool.size = 40\n");
        Files.writeString(rates, "rates.attic = 95\n");
        shared.reload();

        System.out.println("First source: " + gestalt.getConfig("db.pool.size", Integer.class));
        System.out.println("Second source: " + gestalt.getConfig("rates.attic", Integer.class));
    }
}
