package docs.advanced.reload_strategies;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.FileChangeReloadStrategy;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

// proves docs/advanced/reload-strategies.mdx: the watcher sees a write too early, and a read with a default returns the default
public class WriteInPlace {

    /** A field, since Gestalt holds a listener only weakly. */
    private static CoreReloadListener listener;

    public static void main(String[] args) throws Exception {
        Path file = Path.of("booking.properties").toAbsolutePath();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder()
                .setPath(file)
                .addConfigReloadStrategy(new FileChangeReloadStrategy(Executors.newSingleThreadExecutor(WriteInPlace::daemon)))
                .build())
            .build();
        gestalt.loadConfigs();

        BlockingQueue<Integer> seen = new LinkedBlockingQueue<>();
        listener = () -> seen.add(gestalt.getConfig("db.pool.size", 0, Integer.class));
        gestalt.registerListener(listener);

        try (OutputStream out = Files.newOutputStream(file)) {
            System.out.println("Opened for writing: " + await(seen, 0));

            out.write("db.pool.size = 40\n".getBytes(StandardCharsets.UTF_8));
        }
        System.out.println("Written: " + await(seen, 40));
    }

    /** A write may be noticed more than once: waits until a listener has seen the value. */
    private static int await(BlockingQueue<Integer> seen, int wanted) throws InterruptedException {
        while (true) {
            Integer value = seen.poll(25, TimeUnit.SECONDS);
            if (value == null) {
                throw new IllegalStateException("Never seen: " + wanted);
            }
            if (value == wanted) {
                return value;
            }
        }
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task, "config-watcher");
        thread.setDaemon(true);
        return thread;
    }
}
