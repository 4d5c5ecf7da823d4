package docs.advanced.reload_strategies;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.FileChangeReloadStrategy;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

/** Reads before the change: a first read during the reload may put the old value back into the cache, for good. */
public class WatchAFile {

    public static void main(String[] args) throws GestaltException, IOException, InterruptedException {
        // region watch-a-file
        Path file = Path.of("booking.properties").toAbsolutePath();
        ExecutorService watcher = Executors.newSingleThreadExecutor(task -> {
            Thread thread = new Thread(task, "config-watcher");
            thread.setDaemon(true);
            return thread;
        });

        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder()
                .setPath(file)
                .addConfigReloadStrategy(new FileChangeReloadStrategy(watcher))
                .build())
            .build();
        gestalt.loadConfigs();
        int size = gestalt.getConfig("db.pool.size", Integer.class);

        Path next = file.resolveSibling("booking.properties.next");
        Files.writeString(next, "db.pool.size = 40\n");
        Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
        // endregion watch-a-file

        while (size == 20) {
            Thread.sleep(100);
            size = gestalt.getConfig("db.pool.size", Integer.class);
        }
        System.out.println("Pool: " + size);
    }
}
