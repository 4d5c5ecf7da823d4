package docs.advanced.reload_strategies;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.TimedConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

// proves docs/advanced/reload-strategies.mdx: an exception of a listener ends the timer
public class TimerStops {

    /** A field, since Gestalt holds a listener only weakly. */
    private static CoreReloadListener listener;

    public static void main(String[] args) throws Exception {
        CompletableFuture<Thread> stopped = new CompletableFuture<>();
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> {
            System.out.println(thread.getName() + ": " + e);
            stopped.complete(thread);
        });

        Map<String, String> rates = new ConcurrentHashMap<>(Map.of("rates.attic", "80"));
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(rates)
                .addConfigReloadStrategy(new TimedConfigReloadStrategy(Duration.ofSeconds(5)))
                .build())
            .build();
        gestalt.loadConfigs();

        listener = () -> {
            throw new IllegalStateException("The price list is closed");
        };
        gestalt.registerListener(listener);

        Thread timer = stopped.get(25, TimeUnit.SECONDS);
        timer.join(TimeUnit.SECONDS.toMillis(10));
        System.out.println("Timer still runs: " + timer.isAlive());
    }
}
