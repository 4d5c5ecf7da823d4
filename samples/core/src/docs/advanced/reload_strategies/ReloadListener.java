package docs.advanced.reload_strategies;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

public class ReloadListener {

    private static CoreReloadListener listener;
    private static int pool;

    public static void main(String[] args) throws GestaltException, IOException {
        Path file = Path.of("booking.properties");
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder().setPath(file).addConfigReloadStrategy(strategy).build())
            .build();

        // region listen
        listener = () -> {
            int size = gestalt.getConfig("db.pool.size", pool, Integer.class);
            System.out.println("Pool: " + pool + " -> " + size);
            pool = size;
        };
        gestalt.registerListener(listener);
        gestalt.loadConfigs();

        strategy.reload();
        strategy.reload();
        Files.writeString(file, "db.pool.size = 40\n");
        strategy.reload();
        // endregion listen
        gestalt.removeListener(listener);
    }
}
