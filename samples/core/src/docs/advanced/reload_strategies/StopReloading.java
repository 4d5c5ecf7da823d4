package docs.advanced.reload_strategies;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.FileChangeReloadStrategy;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.FileConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class StopReloading {

    public static void main(String[] args) throws GestaltException, InterruptedException {
        Path file = Path.of("booking.properties").toAbsolutePath();
        Map<String, String> rates = new ConcurrentHashMap<>(Map.of("rates.attic", "80"));
        ExecutorService watcher = Executors.newSingleThreadExecutor();
        ManualConfigReloadStrategy ratesStrategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder()
                .setPath(file)
                .addConfigReloadStrategy(new FileChangeReloadStrategy(watcher))
                .build())
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(rates)
                .addConfigReloadStrategy(ratesStrategy)
                .build())
            .build();

        gestalt.loadConfigs();
        // region your-timer
        ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
        timer.scheduleWithFixedDelay(() -> {
            try {
                ratesStrategy.reload();
            } catch (GestaltException | RuntimeException e) {
                System.err.println("Not reloaded: " + e.getMessage());
            }
        }, 1, 1, TimeUnit.SECONDS);
        // endregion your-timer

        serve(gestalt, rates);

        timer.shutdown();
        watcher.shutdownNow();
        boolean ended = timer.awaitTermination(5, TimeUnit.SECONDS)
            && watcher.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println("Both have ended: " + ended);
    }

    /** What the service does all day: here, the price rises, and it waits until it reads the new one. */
    private static void serve(Gestalt gestalt, Map<String, String> rates) throws GestaltException, InterruptedException {
        rates.put("rates.attic", "95");
        while (gestalt.getConfig("rates.attic", Integer.class) == 80) {
            Thread.sleep(100);
        }
        System.out.println("Price: " + gestalt.getConfig("rates.attic", Integer.class));
    }
}
