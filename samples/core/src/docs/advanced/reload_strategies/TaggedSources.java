package docs.advanced.reload_strategies;

import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

public class TaggedSources {

    public static void main(String[] args) throws GestaltException {
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(tagged())
            .addSource(booking())
            .addSource(rates(strategy))
            .build();
        reloadTwice("Tagged source first", gestalt, strategy);

        ManualConfigReloadStrategy safe = new ManualConfigReloadStrategy();
        Gestalt reordered = new GestaltBuilder()
            .addSource(booking())
            .addSource(rates(safe))
            .addSource(tagged())
            .build();
        reloadTwice("Tagged source last", reordered, safe);
    }

    private static void reloadTwice(String order, Gestalt gestalt, ManualConfigReloadStrategy strategy) throws GestaltException {
        gestalt.loadConfigs();
        strategy.reload();
        System.out.println(order + ", 1 reload: " + gestalt.getConfigOptional("db.pool.size", Integer.class));
        strategy.reload();
        System.out.println(order + ", 2 reloads: " + gestalt.getConfigOptional("db.pool.size", Integer.class));
    }

    private static ConfigSourcePackage tagged() throws GestaltException {
        return MapConfigSourceBuilder.builder()
            .setCustomConfig(Map.of("http.port", "9090"))
            .setTags(Tags.of("env", "dev"))
            .build();
    }

    private static ConfigSourcePackage booking() throws GestaltException {
        return ClassPathConfigSourceBuilder.builder().setResource("booking.properties").build();
    }

    private static ConfigSourcePackage rates(ManualConfigReloadStrategy strategy) throws GestaltException {
        return ClassPathConfigSourceBuilder.builder().setResource("rates.properties").addConfigReloadStrategy(strategy).build();
    }
}
