package docs.advanced.reload_strategies;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.FileChangeReloadStrategy;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

public class WatchAFile {

    /** A field, since Gestalt holds a listener only weakly. */
    private static CoreReloadListener listener;

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
        // endregion watch-a-file
        System.out.println("Pool at the start: " + gestalt.getConfig("db.pool.size", Integer.class));

        CountDownLatch reloaded = new CountDownLatch(1);
        listener = () -> {
            System.out.println("Pool, on " + Thread.currentThread().getName() + ": " + gestalt.getConfig("db.pool.size", 0, Integer.class));
            reloaded.countDown();
        };
        gestalt.registerListener(listener);

        // region replace-the-file
        Path next = file.resolveSibling("booking.properties.next");
        Files.writeString(next, "db.pool.size = 40\n");
        Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
        // endregion replace-the-file

        if (!reloaded.await(25, TimeUnit.SECONDS)) {
            throw new IllegalStateException("The change was not noticed");
        }
    }
}
