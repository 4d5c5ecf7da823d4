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

    // region listen
    /** The pool listens itself, and the program holds the pool. */
    public static class ConnectionPool implements CoreReloadListener {

        private final Gestalt gestalt;
        private int size;

        public ConnectionPool(Gestalt gestalt) {
            this.gestalt = gestalt;
        }

        @Override
        public void reload() {
            int wanted = gestalt.getConfig("db.pool.size", size, Integer.class);
            System.out.println(
                "Told of a reload, pool " + size + " -> " + wanted);
            size = wanted;
        }
    }
    // endregion listen

    public static void main(String[] args) throws GestaltException, IOException {
        Path file = Path.of("booking.properties");
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder().setPath(file).addConfigReloadStrategy(strategy).build())
            .build();

        // region register
        ConnectionPool pool = new ConnectionPool(gestalt);
        gestalt.registerListener(pool);

        gestalt.loadConfigs();
        System.out.println("Loaded, pool has " + pool.size);

        strategy.reload();
        strategy.reload();

        Files.writeString(file, "db.pool.size = 40\n");
        strategy.reload();
        // endregion register
        gestalt.removeListener(pool);
    }
}
