package docs.advanced.reload_strategies;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.ConfigReloadStrategy;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.FileChangeReloadStrategy;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.reload.TimedConfigReloadStrategy;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

/** Tries what each strategy does, also when a reload or a listener fails. */
public class StrategyTable {

    private interface NewStrategy {
        ConfigReloadStrategy create() throws GestaltException;
    }

    private static final BlockingQueue<Thread> RELOADED_ON = new LinkedBlockingQueue<>();

    /** Fields, since Gestalt holds a listener only weakly. */
    private static final CoreReloadListener LISTENER = () -> RELOADED_ON.add(Thread.currentThread());
    private static final CoreReloadListener FAILING_LISTENER = () -> {
        throw new IllegalStateException("The pool is closed");
    };

    private static volatile CompletableFuture<Thread> ended;

    public static void main(String[] args) throws Exception {
        // Without a handler the JVM prints such an exception on standard error.
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> ended.complete(thread));
        System.out.println("Strategy\tReloads on\tA reload fails\tA listener throws");
        print(ManualConfigReloadStrategy::new);
        print(() -> new FileChangeReloadStrategy(Executors.newCachedThreadPool(task -> daemon(task))));
        print(() -> new TimedConfigReloadStrategy(Duration.ofSeconds(2)));
    }

    private static void print(NewStrategy kind) throws Exception {
        System.out.println(String.join("\t",
            "`" + kind.create().getClass().getSimpleName() + "`", thread(kind), failedReload(kind), failedListener(kind)));
    }

    private static String thread(NewStrategy kind) throws Exception {
        Service service = new Service(kind.create());
        RELOADED_ON.clear();
        service.gestalt.registerListener(LISTENER);
        service.replace("db.pool.size = 30\n");
        Thread thread = RELOADED_ON.poll(5, TimeUnit.SECONDS);
        for (int again = 0; thread == null && again < 4; again++) {
            // A watcher begins in a thread of its own, perhaps after the change.
            service.replace("db.pool.size = 30\n");
            thread = RELOADED_ON.poll(5, TimeUnit.SECONDS);
        }
        service.gestalt.removeListener(LISTENER);
        return thread == Thread.currentThread() ? "your thread"
            : thread.getName().equals("config-watcher") ? "your executor"
            : thread.isDaemon() ? "its daemon thread" : "its thread";
    }

    private static String failedReload(NewStrategy kind) throws Exception {
        Service service = new Service(kind.create());
        boolean thrown = false;
        try {
            service.replace("db.pool.size = 40\ndb.url = ${db.host}\n");
        } catch (GestaltException e) {
            thrown = true;
        }
        service.await(40, "db.pool.size = 40\ndb.url = ${db.host}\n");
        try {
            service.replace("db.pool.size = 50\n");
        } catch (GestaltException e) {
            throw new IllegalStateException(e);
        }
        return (thrown ? "thrown" : "logged") + (service.isSeen(50, Duration.ofSeconds(3)) ? "; it goes on" : "; it stops");
    }

    private static String failedListener(NewStrategy kind) throws Exception {
        ended = new CompletableFuture<>();
        Service service = new Service(kind.create());
        service.gestalt.registerListener(FAILING_LISTENER);
        boolean thrown = false;
        try {
            service.replace("db.pool.size = 40\n");
        } catch (IllegalStateException e) {
            thrown = true;
        }
        service.await(40, "db.pool.size = 40\n");
        if (thrown) {
            service.gestalt.removeListener(FAILING_LISTENER);
            service.replace("db.pool.size = 50\n");
            service.await(50, "db.pool.size = 50\n");
            return "thrown; it goes on";
        }
        Thread thread = ended.get(20, TimeUnit.SECONDS);
        thread.join(TimeUnit.SECONDS.toMillis(10));
        return thread.isAlive() ? "it goes on" : "on standard error; it stops";
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task, "config-watcher");
        thread.setDaemon(true);
        return thread;
    }

    /** A loaded configuration of one file with that strategy; without the cache, so that each read sees the tree. */
    private static final class Service {

        private final Path file = Files.writeString(Path.of("table.properties").toAbsolutePath(), "db.pool.size = 20\n");
        private final ConfigReloadStrategy strategy;
        private final Gestalt gestalt;

        Service(ConfigReloadStrategy strategy) throws GestaltException, IOException {
            this.strategy = strategy;
            this.gestalt = new GestaltBuilder()
                .addSource(FileConfigSourceBuilder.builder().setPath(file).addConfigReloadStrategy(strategy).build())
                .useCacheDecorator(false)
                .build();
            gestalt.loadConfigs();
        }

        void replace(String content) throws GestaltException, IOException {
            Path next = Files.writeString(file.resolveSibling("table.properties.next"), content);
            Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
            if (strategy instanceof ManualConfigReloadStrategy) {
                ((ManualConfigReloadStrategy) strategy).reload();
            }
        }

        /** A watcher begins in a thread of its own, perhaps after the change: writes the file again until the size is seen. */
        void await(int size, String content) throws GestaltException, IOException, InterruptedException {
            for (int again = 0; !isSeen(size, Duration.ofSeconds(5)); again++) {
                if (again == 4) {
                    throw new IllegalStateException("The change was not noticed");
                }
                replace(content);
            }
        }

        boolean isSeen(int size, Duration limit) throws InterruptedException {
            long end = System.nanoTime() + limit.toNanos();
            while (System.nanoTime() < end) {
                if (gestalt.getConfig("db.pool.size", 0, Integer.class) == size) {
                    return true;
                }
                Thread.sleep(20);
            }
            return false;
        }
    }
}
