package docs.advanced.reload_strategies;

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

// proves docs/advanced/reload-strategies.mdx: a deleted file changes nothing until it is there again
public class DeletedFile {

    /** A field, since Gestalt holds a listener only weakly. */
    private static CoreReloadListener listener;

    public static void main(String[] args) throws Exception {
        Path file = Path.of("booking.properties").toAbsolutePath();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder()
                .setPath(file)
                .addConfigReloadStrategy(new FileChangeReloadStrategy(Executors.newSingleThreadExecutor(DeletedFile::daemon)))
                .build())
            .build();
        gestalt.loadConfigs();
        BlockingQueue<Integer> seen = new LinkedBlockingQueue<>();
        listener = () -> seen.add(gestalt.getConfig("db.pool.size", 0, Integer.class));
        gestalt.registerListener(listener);

        Files.delete(file);
        System.out.println("Deleted, told within 2 seconds: " + (seen.poll(2, TimeUnit.SECONDS) != null)
            + ", pool: " + gestalt.getConfig("db.pool.size", Integer.class));

        Path next = Files.writeString(file.resolveSibling("booking.properties.next"), "db.pool.size = 40\n");
        Files.move(next, file);
        System.out.println("There again, pool: " + seen.poll(25, TimeUnit.SECONDS));
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task, "config-watcher");
        thread.setDaemon(true);
        return thread;
    }
}
