package docs.advanced.reload_strategies;

import java.lang.reflect.UndeclaredThrowableException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.StreamHandler;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

// proves docs/advanced/reload-strategies.mdx: what an interface and a container answer after their key is gone, and when it is back
/** Holds an interface and a container over a reload without their key, and over one that has it again. */
public class KeyDisappears {

    private static final Logger LOGGER = Logger.getLogger("org.github.gestalt.config");

    public interface Rates {
        Integer attic();

        Optional<Integer> garden();

        default Integer cellar() {
            return 50;
        }
    }

    public static void main(String[] args) throws GestaltException {
        List<Level> logged = new ArrayList<>();
        LOGGER.setUseParentHandlers(false);
        LOGGER.addHandler(new StreamHandler() {
            @Override
            public void publish(LogRecord entry) {
                logged.add(entry.getLevel());
            }
        });
        Map<String, String> full = Map.of("rates.attic", "80", "rates.garden", "70", "rates.cellar", "60", "rates.suite", "200");
        Map<String, String> values = new ConcurrentHashMap<>(full);
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).addConfigReloadStrategy(strategy).build())
            .build();
        gestalt.loadConfigs();
        Rates rates = gestalt.getConfig("rates", Rates.class);
        ConfigContainer<Integer> container = gestalt.getConfig("rates.attic", new TypeCapture<ConfigContainer<Integer>>() { });
        print("At the start", rates, container);

        values.keySet().retainAll(Set.of("rates.suite"));
        strategy.reload();
        print("Keys gone", rates, container);
        if (!logged.contains(Level.WARNING)) {
            throw new IllegalStateException("The container does not warn that its key is gone: " + logged);
        }

        values.putAll(full);
        strategy.reload();
        print("Keys back", rates, container);
    }

    private static void print(String when, Rates rates, ConfigContainer<Integer> container) {
        System.out.println(when);
        System.out.println("  Integer: " + attic(rates));
        System.out.println("  Optional: " + rates.garden());
        System.out.println("  default: " + rates.cellar());
        System.out.println("  container: " + container.isPresent());
    }

    private static String attic(Rates rates) {
        try {
            return rates.attic().toString();
        } catch (UndeclaredThrowableException e) {
            return e.getClass().getSimpleName() + ", caused by " + e.getCause().getClass().getSimpleName();
        }
    }
}
