package docs.advanced.reload_strategies;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.FileChangeReloadStrategy;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

// proves docs/advanced/reload-strategies.mdx: the watcher follows the symbolic link of a mounted ConfigMap
public class MountedConfigMap {

    /** A field, since Gestalt holds a listener only weakly. */
    private static CoreReloadListener listener;

    public static void main(String[] args) throws Exception {
        // Laid out as Kubernetes mounts a ConfigMap: booking.properties -> ..data/booking.properties, ..data -> ..2026_05_01
        Path folder = Files.createDirectory(Path.of("config").toAbsolutePath());
        Files.writeString(Files.createDirectory(folder.resolve("..2026_05_01")).resolve("booking.properties"), "db.pool.size = 20\n");
        Files.writeString(Files.createDirectory(folder.resolve("..2026_05_02")).resolve("booking.properties"), "db.pool.size = 40\n");
        Files.createSymbolicLink(folder.resolve("..data"), Path.of("..2026_05_01"));
        Path file = Files.createSymbolicLink(folder.resolve("booking.properties"), Path.of("..data", "booking.properties"));

        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder()
                .setPath(file)
                .addConfigReloadStrategy(new FileChangeReloadStrategy(Executors.newSingleThreadExecutor(MountedConfigMap::daemon)))
                .build())
            .build();
        gestalt.loadConfigs();
        System.out.println("Pool at the start: " + gestalt.getConfig("db.pool.size", Integer.class));

        CountDownLatch reloaded = new CountDownLatch(1);
        listener = reloaded::countDown;
        gestalt.registerListener(listener);

        Path link = Files.createSymbolicLink(folder.resolve("..data_next"), Path.of("..2026_05_02"));
        Files.move(link, folder.resolve("..data"), StandardCopyOption.ATOMIC_MOVE);

        if (!reloaded.await(25, TimeUnit.SECONDS)) {
            throw new IllegalStateException("The change was not noticed");
        }
        System.out.println("Link swapped: " + gestalt.getConfig("db.pool.size", Integer.class));
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task, "config-watcher");
        thread.setDaemon(true);
        return thread;
    }
}
