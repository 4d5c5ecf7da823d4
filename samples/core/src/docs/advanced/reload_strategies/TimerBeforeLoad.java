package docs.advanced.reload_strategies;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.reload.TimedConfigReloadStrategy;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

// proves docs/advanced/reload-strategies.mdx: a timer that fires before loadConfigs() ends
public class TimerBeforeLoad {

    public static void main(String[] args) throws Exception {
        CompletableFuture<Thread> stopped = new CompletableFuture<>();
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> {
            System.out.println(thread.getName() + ": " + e.getClass().getSimpleName());
            stopped.complete(thread);
        });

        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("booking.properties")
                .addConfigReloadStrategy(new TimedConfigReloadStrategy(Duration.ofMillis(50)))
                .build())
            .build();

        // The start takes longer than the period.
        Thread timer = stopped.get(25, TimeUnit.SECONDS);
        gestalt.loadConfigs();

        timer.join(TimeUnit.SECONDS.toMillis(10));
        System.out.println("Loaded, timer still runs: " + timer.isAlive());
    }
}
