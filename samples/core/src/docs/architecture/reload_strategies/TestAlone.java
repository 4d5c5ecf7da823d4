package docs.architecture.reload_strategies;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

public class TestAlone {

    public static void main(String[] args) throws GestaltException {
        // region test-alone
        AtomicInteger reloads = new AtomicInteger();
        try (ReloadOnChange strategy = new ReloadOnChange()) {
            StringConfigSourceBuilder.builder()
                .setConfig("rates.attic = 80").setFormat("properties")
                .addConfigReloadStrategy(strategy).build();
            strategy.registerListener(source -> {
                if (reloads.incrementAndGet() == 1) {
                    throw new GestaltException("Not this time");
                }
            });

            try {
                strategy.check();
            } catch (GestaltException problem) {
                System.out.println(problem.getMessage().trim());
            }
            System.out.println(strategy.check());
            System.out.println(strategy.check());
            System.out.println("Reloads: " + reloads);

            MapConfigSourceBuilder.builder()
                .setCustomConfig(new HashMap<>(Map.of("rates.attic", "80")))
                .addConfigReloadStrategy(strategy).build();
        } catch (GestaltException refused) {
            System.out.println(refused.getMessage());
        }
        // endregion test-alone
    }
}
