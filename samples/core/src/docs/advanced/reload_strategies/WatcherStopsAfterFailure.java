package docs.advanced.reload_strategies;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.FileChangeReloadStrategy;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

// proves docs/advanced/reload-strategies.mdx: a second strategy reloads a file whose watcher has stopped
public class WatcherStopsAfterFailure {

    /** A field, since Gestalt holds a listener only weakly. */
    private static CoreReloadListener listener;

    private static final Logger LOGGER = Logger.getLogger(FileChangeReloadStrategy.class.getName());

    public static void main(String[] args) throws GestaltException, IOException, InterruptedException {
        Path file = Path.of("payment.json").toAbsolutePath();
        ExecutorService watcher = Executors.newSingleThreadExecutor(
            task -> daemon(task));
        ManualConfigReloadStrategy byHand = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder()
                .setPath(file)
                .addConfigReloadStrategy(new FileChangeReloadStrategy(watcher))
                .addConfigReloadStrategy(byHand)
                .build())
            .build();
        gestalt.loadConfigs();

        CountDownLatch failed = new CountDownLatch(1);
        LOGGER.setUseParentHandlers(false);
        LOGGER.addHandler(new PrintingHandler(file.getParent() + File.separator, failed));

        CountDownLatch reloaded = new CountDownLatch(1);
        listener = reloaded::countDown;
        gestalt.registerListener(listener);

        replace(file, "{\"payment\": {\"host\": ");
        if (!failed.await(25, TimeUnit.SECONDS)) {
            throw new IllegalStateException("The broken file was not noticed");
        }

        replace(file, "{\"payment\": {\"host\": \"pay2.harbour.example\"}}");
        System.out.println("Repaired, noticed within 2 seconds: " + reloaded.await(2, TimeUnit.SECONDS));

        byHand.reload();
        System.out.println("Reloaded by hand: " + gestalt.getConfig("payment.host", String.class));
    }

    private static void replace(Path file, String content) throws IOException {
        Path next = Files.writeString(file.resolveSibling("payment.json.next"), content);
        Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task, "config-watcher");
        thread.setDaemon(true);
        return thread;
    }

    /** Prints what the library logs, without the folder, which is another one on each machine. */
    private static final class PrintingHandler extends Handler {

        private final String folder;
        private final CountDownLatch failed;

        PrintingHandler(String folder, CountDownLatch failed) {
            this.folder = folder;
            this.failed = failed;
        }

        @Override
        public void publish(LogRecord logged) {
            System.out.println(logged.getLevel() + ": " + logged.getMessage().replace(folder, ""));
            failed.countDown();
        }

        @Override
        public void flush() { }

        @Override
        public void close() { }
    }
}
