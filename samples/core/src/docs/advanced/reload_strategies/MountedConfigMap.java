package docs.advanced.reload_strategies;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.FileChangeReloadStrategy;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

// proves docs/advanced/reload-strategies.mdx: the watcher follows the symbolic link of a mounted ConfigMap, each time
public class MountedConfigMap {

    /** A field, since Gestalt holds a listener only weakly. */
    private static CoreReloadListener listener;

    public static void main(String[] args) throws Exception {
        // Laid out as Kubernetes mounts a ConfigMap: booking.properties -> ..data/booking.properties, ..data -> ..version_1
        Path folder = Files.createDirectory(Path.of("config").toAbsolutePath());
        Path current = version(folder, 1);
        Files.createSymbolicLink(folder.resolve("..data"), current.getFileName());
        Path file = Files.createSymbolicLink(folder.resolve("booking.properties"), Path.of("..data", "booking.properties"));

        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder()
                .setPath(file)
                .addConfigReloadStrategy(new FileChangeReloadStrategy(Executors.newSingleThreadExecutor(MountedConfigMap::daemon)))
                .build())
            .build();
        gestalt.loadConfigs();
        System.out.println("Pool at the start: " + gestalt.getConfig("db.pool.size", Integer.class));

        BlockingQueue<Integer> seen = new LinkedBlockingQueue<>();
        listener = () -> seen.add(gestalt.getConfig("db.pool.size", 0, Integer.class));
        gestalt.registerListener(listener);

        for (int number = 2; number <= 4; number++) {
            Path next = version(folder, number);
            Path link = Files.createSymbolicLink(folder.resolve("..data_tmp"), next.getFileName());
            Files.move(link, folder.resolve("..data"), StandardCopyOption.ATOMIC_MOVE);
            Files.delete(current.resolve("booking.properties"));
            Files.delete(current);
            current = next;
            await(seen, number * 10);
            System.out.println("Swapped, old folder deleted: " + number * 10);
        }
    }

    private static Path version(Path folder, int number) throws IOException {
        Path version = Files.createDirectory(folder.resolve("..version_" + number));
        Files.writeString(version.resolve("booking.properties"), "db.pool.size = " + number * 10 + "\n");
        return version;
    }

    /** A swap may be noticed more than once: waits until the listener has seen the value. */
    private static void await(BlockingQueue<Integer> seen, int wanted) throws InterruptedException {
        Integer value;
        do {
            value = seen.poll(25, TimeUnit.SECONDS);
            if (value == null) {
                throw new IllegalStateException("Never seen: " + wanted);
            }
        } while (value != wanted);
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task, "config-watcher");
        thread.setDaemon(true);
        return thread;
    }
}
