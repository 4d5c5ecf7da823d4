package docs.advanced.reload_strategies;

import java.nio.file.Files;
import java.nio.file.Path;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

public class ManualReload {

    public static void main(String[] args) throws Exception {
        Path file = Path.of("booking.properties");
        var strategy = new ManualConfigReloadStrategy();

        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder()
                .setPath(file)
                .addConfigReloadStrategy(strategy)
                .build())
            .build();
        gestalt.loadConfigs();
        int size = gestalt.getConfig("db.pool.size", Integer.class);
        System.out.println("Pool at the start: " + size);

        Files.writeString(file, "db.pool.size = 40\n");
        size = gestalt.getConfig("db.pool.size", Integer.class);
        System.out.println("After the write: " + size);

        strategy.reload();
        size = gestalt.getConfig("db.pool.size", Integer.class);
        System.out.println("After the reload: " + size);
    }
}
