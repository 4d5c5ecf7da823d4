package docs.advanced.reload_strategies;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.TimedConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class TimedReload {

    /** A field, since Gestalt holds a listener only weakly. */
    private static CoreReloadListener listener;

    public static void main(String[] args) throws GestaltException, InterruptedException {
        // region every-fifteen-seconds
        Map<String, String> rates =
            new ConcurrentHashMap<>(Map.of("rates.attic", "80"));
        Duration period = Duration.ofSeconds(15);

        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(rates)
                .addConfigReloadStrategy(new TimedConfigReloadStrategy(period))
                .build())
            .build();
        gestalt.loadConfigs();

        rates.put("rates.attic", "95");
        int price = gestalt.getConfig("rates.attic", Integer.class);
        System.out.println("After the change: " + price);
        // endregion every-fifteen-seconds

        CountDownLatch raised = new CountDownLatch(1);
        listener = () -> {
            if (gestalt.getConfig("rates.attic", 0, Integer.class) == 95) {
                raised.countDown();
            }
        };
        gestalt.registerListener(listener);

        if (!raised.await(25, TimeUnit.SECONDS)) {
            throw new IllegalStateException("The timer did not run");
        }
        System.out.println("After the timer: " + gestalt.getConfig("rates.attic", Integer.class));
    }
}
