package docs.advanced.reload_strategies;

import java.util.HashMap;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

// proves docs/advanced/reload-strategies.mdx: what changes the listeners during a reload ends that reload with an exception
public class ChangeDuringReload {

    public interface Prices {
        Integer attic();
    }

    private interface Change {
        void run(Gestalt gestalt) throws Exception;
    }

    private static final CoreReloadListener LATER = () -> { };
    private static CoreReloadListener first;
    private static CoreReloadListener second;

    public static void main(String[] args) throws Exception {
        trial("register a listener", gestalt -> gestalt.registerListener(LATER));
        trial("remove a listener", gestalt -> gestalt.removeListener(second));
        trial("read an interface", gestalt -> gestalt.getConfig("prices", Prices.class));
        trial("read a number", gestalt -> gestalt.getConfig("prices.attic", Integer.class));
    }

    /** Lets another thread do something while a reload calls its listeners. */
    private static void trial(String name, Change change) throws Exception {
        Map<String, String> prices = new HashMap<>(Map.of("prices.attic", "80"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(prices).addConfigReloadStrategy(strategy).build())
            .build();
        gestalt.loadConfigs();
        first = () -> meanwhile(gestalt, change);
        second = () -> meanwhile(gestalt, change);
        gestalt.registerListener(first);
        gestalt.registerListener(second);
        try {
            strategy.reload();
            System.out.println(name + ": the reload goes on");
        } catch (RuntimeException | GestaltException e) {
            System.out.println(name + ": the reload ends with a " + e.getClass().getSimpleName());
        }
    }

    private static void meanwhile(Gestalt gestalt, Change change) {
        Thread thread = new Thread(() -> {
            try {
                change.run(gestalt);
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
