package docs.advanced.reload_strategies;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class AddSourceLater {

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder().setResource("booking.properties").build())
            .build();
        gestalt.loadConfigs();
        System.out.println("Pool at the start: " + gestalt.getConfig("db.pool.size", Integer.class));

        CoreReloadListener listener = () -> System.out.println("Listener told");
        gestalt.registerListener(listener);

        // region add-a-source
        Map<String, String> night =
            new ConcurrentHashMap<>(Map.of("db.pool.size", "5"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();

        gestalt.addConfigSourcePackage(MapConfigSourceBuilder.builder()
            .setCustomConfig(night)
            .addConfigReloadStrategy(strategy)
            .build());
        int size = gestalt.getConfig("db.pool.size", Integer.class);
        System.out.println("Pool at night: " + size);

        night.put("db.pool.size", "2");
        strategy.reload();
        size = gestalt.getConfig("db.pool.size", Integer.class);
        System.out.println("Changed and reloaded: " + size);
        // endregion add-a-source
        gestalt.removeListener(listener);
    }
}
