package docs.advanced.reload_strategies;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltConfigurationException;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.ConfigReloadStrategy;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.FileChangeReloadStrategy;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.reload.TimedConfigReloadStrategy;
import org.github.gestalt.config.source.FileConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Tries what each strategy does. */
public class StrategyTable {

    private static final BlockingQueue<Thread> RELOADED_ON = new LinkedBlockingQueue<>();

    /** A field, since Gestalt holds a listener only weakly. */
    private static final CoreReloadListener LISTENER = () -> RELOADED_ON.add(Thread.currentThread());

    public static void main(String[] args) throws Exception {
        System.out.println("Strategy\tSource\tThread\tAfter a failed reload");
        print(new ManualConfigReloadStrategy());
        print(new FileChangeReloadStrategy());
        print(new TimedConfigReloadStrategy(Duration.ofSeconds(2)));
        System.exit(0);
    }

    private static void print(ConfigReloadStrategy strategy) throws Exception {
        Path file = Files.writeString(Path.of("table.properties").toAbsolutePath(), "db.pool.size = 20\n");
        String source = sources(strategy);
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder().setPath(file).addConfigReloadStrategy(strategy).build())
            .useCacheDecorator(false)
            .build();
        gestalt.loadConfigs();
        RELOADED_ON.clear();
        gestalt.registerListener(LISTENER);

        replace(file, "db.pool.size = 30\n", strategy);
        Thread thread = RELOADED_ON.poll(20, TimeUnit.SECONDS);
        boolean mine = thread == Thread.currentThread();

        boolean thrown = !replace(file, "db.pool.size = 40\ndb.url = ${db.host}\n", strategy);
        if (!isSeen(gestalt, 40, Duration.ofSeconds(20))) {
            throw new IllegalStateException("The broken file was not noticed");
        }
        replace(file, "db.pool.size = 50\n", strategy);
        boolean goesOn = isSeen(gestalt, 50, Duration.ofSeconds(6));

        System.out.println(String.join("\t",
            "`" + strategy.getClass().getSimpleName() + "`",
            source,
            mine ? "yours" : "its own, " + (thread.isDaemon() ? "a daemon" : "keeps the JVM alive"),
            (thrown ? "thrown" : "logged") + ", then " + (goesOn ? "goes on" : "stops")));
    }

    private static String sources(ConfigReloadStrategy strategy) throws GestaltException {
        try {
            MapConfigSourceBuilder.builder().setCustomConfig(Map.of()).addConfigReloadStrategy(strategy).build();
            return "any";
        } catch (GestaltConfigurationException e) {
            return "a file";
        }
    }

    /** Returns false if a reload by hand throws. */
    private static boolean replace(Path file, String content, ConfigReloadStrategy strategy) throws IOException {
        Path next = Files.writeString(file.resolveSibling("table.properties.next"), content);
        Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
        if (strategy instanceof ManualConfigReloadStrategy) {
            try {
                ((ManualConfigReloadStrategy) strategy).reload();
            } catch (GestaltException e) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSeen(Gestalt gestalt, int size, Duration limit) throws InterruptedException {
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
