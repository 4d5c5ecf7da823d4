package docs.advanced.reload_strategies;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class EmptySourceFirst {

    public static void main(String[] args) throws GestaltException {
        // region an-empty-map
        Map<String, String> overrides = new ConcurrentHashMap<>();
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();

        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("booking.properties")
                .build())
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(overrides)
                .addConfigReloadStrategy(strategy)
                .build())
            .build();
        gestalt.loadConfigs();
        int size = gestalt.getConfig("db.pool.size", Integer.class);
        System.out.println("Nothing overridden: " + size);

        overrides.put("db.pool.size", "5");
        strategy.reload();
        size = gestalt.getConfig("db.pool.size", Integer.class);
        System.out.println("Overridden: " + size);

        overrides.clear();
        strategy.reload();
        size = gestalt.getConfig("db.pool.size", Integer.class);
        System.out.println("Taken back: " + size);
        // endregion an-empty-map
    }
}
