package docs.advanced.reload_strategies;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

// proves docs/advanced/reload-strategies.mdx: a reload does not look at types, and the next read of the number fails
public class WrongTypeReloads {

    public static void main(String[] args) throws GestaltException, IOException {
        Path file = Path.of("booking.properties");
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder().setPath(file).addConfigReloadStrategy(strategy).build())
            .build();
        gestalt.loadConfigs();

        Files.writeString(file, "db.pool.size = forty\n");
        strategy.reload();
        System.out.println("Reloaded without an error");

        try {
            gestalt.getConfig("db.pool.size", Integer.class);
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
    }
}
