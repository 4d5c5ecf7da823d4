package docs.advanced.reload_strategies;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

// proves docs/advanced/reload-strategies.mdx: a listener of the builder is told before the cache is emptied
public class ListenerOrder {

    /** Prints the price it finds when it is told of a reload. */
    private static final class PriceBoard implements CoreReloadListener {

        private final String name;
        private Gestalt gestalt;

        PriceBoard(String name) {
            this.name = name;
        }

        @Override
        public void reload() {
            System.out.println(name + " sees " + gestalt.getConfig("rates.attic", 0, Integer.class));
        }
    }

    public static void main(String[] args) throws GestaltException {
        Map<String, String> rates = new ConcurrentHashMap<>(Map.of("rates.attic", "80"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();

        PriceBoard onBuilder = new PriceBoard("Listener of the builder");
        PriceBoard onGestalt = new PriceBoard("Listener of Gestalt");

        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(rates).addConfigReloadStrategy(strategy).build())
            .addCoreReloadListener(onBuilder)
            .build();
        gestalt.registerListener(onGestalt);
        onBuilder.gestalt = gestalt;
        onGestalt.gestalt = gestalt;
        gestalt.loadConfigs();

        System.out.println("At the start: " + gestalt.getConfig("rates.attic", Integer.class));
        rates.put("rates.attic", "95");
        strategy.reload();
    }
}
