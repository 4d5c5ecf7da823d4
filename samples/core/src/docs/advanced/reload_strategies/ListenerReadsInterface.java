package docs.advanced.reload_strategies;

import java.util.ConcurrentModificationException;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

// proves docs/advanced/reload-strategies.mdx: a listener that reads an interface fails, and those behind it are not told
public class ListenerReadsInterface {

    public interface Rates {
        Integer attic();
    }

    public static void main(String[] args) throws GestaltException {
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("rates.properties")
                .addConfigReloadStrategy(strategy)
                .build())
            .build();
        gestalt.loadConfigs();

        CoreReloadListener first = () -> {
            Rates rates = gestalt.getConfig("rates", () -> 0, Rates.class);
            System.out.println("First listener: " + rates.attic());
        };
        CoreReloadListener second = () -> System.out.println("Second listener");
        gestalt.registerListener(first);
        gestalt.registerListener(second);

        try {
            strategy.reload();
        } catch (ConcurrentModificationException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        gestalt.removeListener(first);
        gestalt.removeListener(second);
    }
}
