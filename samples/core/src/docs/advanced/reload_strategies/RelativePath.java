package docs.advanced.reload_strategies;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.reload.FileChangeReloadStrategy;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

// proves docs/advanced/reload-strategies.mdx: with a relative path the first change ends the watcher
public class RelativePath {

    public static void main(String[] args) throws Exception {
        CompletableFuture<String> ended = new CompletableFuture<>();
        ExecutorService watcher = Executors.newSingleThreadExecutor(task -> {
            Thread thread = new Thread(task, "config-watcher");
            thread.setDaemon(true);
            thread.setUncaughtExceptionHandler((failed, e) -> ended.complete(failed.getName() + ": " + e.getClass().getSimpleName()));
            return thread;
        });

        Path file = Path.of("booking.properties");
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder()
                .setPath(file)
                .addConfigReloadStrategy(new FileChangeReloadStrategy(watcher))
                .build())
            .build();
        gestalt.loadConfigs();

        replace(file);
        System.out.println(ended.get(25, TimeUnit.SECONDS));
        System.out.println("After the change: " + gestalt.getConfig("db.pool.size", Integer.class));
    }

    private static void replace(Path file) throws IOException {
        Path next = Files.writeString(Path.of("booking.properties.next"), "db.pool.size = 40\n");
        Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
    }
}
