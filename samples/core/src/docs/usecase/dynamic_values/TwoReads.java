package docs.usecase.dynamic_values;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class TwoReads {

    public record Rates(Integer attic, Integer cleaning) { }

    // region view
    public interface RatesView {
        Integer attic();
        Integer cleaning();
    }
    // endregion view

    public static void main(String[] args) throws GestaltException {
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("rates.attic", "80", "rates.cleaning", "20"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).addConfigReloadStrategy(strategy).build())
            .build();
        gestalt.loadConfigs();

        // region reads
        RatesView view = gestalt.getConfig("rates", RatesView.class);
        ConfigContainer<Rates> container =
            gestalt.getConfig("rates", new TypeCapture<ConfigContainer<Rates>>() { });

        int attic = view.attic();
        Rates rates = container.orElseThrow();

        // Here another thread reloads new prices.
        values.putAll(Map.of("rates.attic", "95", "rates.cleaning", "25"));
        strategy.reload();

        System.out.println("interface: " + attic + " + " + view.cleaning());
        System.out.println("container: " + rates.attic() + " + " + rates.cleaning());
        // endregion reads
    }
}
