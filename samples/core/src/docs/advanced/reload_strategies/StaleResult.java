package docs.advanced.reload_strategies;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

// proves docs/advanced/reload-strategies.mdx: getConfigResult() gives the old result after a reload
public class StaleResult {

    public static void main(String[] args) throws GestaltException {
        Map<String, String> rates = new ConcurrentHashMap<>(Map.of("rates.attic", "80"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(rates).addConfigReloadStrategy(strategy).build())
            .build();
        gestalt.loadConfigs();

        TypeCapture<Integer> number = TypeCapture.of(Integer.class);
        gestalt.getConfigResult("rates.attic", number, Tags.of());

        rates.put("rates.attic", "95");
        strategy.reload();

        System.out.println("getConfig: " + gestalt.getConfig("rates.attic", Integer.class));
        System.out.println("getConfigResult: " + gestalt.getConfigResult("rates.attic", number, Tags.of()).results());
    }
}
