package docs.advanced.reload_strategies;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

// proves docs/advanced/reload-strategies.mdx: reload() before loadConfigs() throws a NullPointerException
public class BeforeLoadConfigs {

    public static void main(String[] args) throws GestaltException {
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("booking.properties")
                .addConfigReloadStrategy(strategy)
                .build())
            .build();

        try {
            strategy.reload();
        } catch (NullPointerException e) {
            System.out.println("Not loaded yet: " + e.getClass().getSimpleName());
        }
        gestalt.loadConfigs();
        strategy.reload();
        System.out.println("Loaded, then reloaded: " + gestalt.getConfig("db.pool.size", Integer.class));
    }
}
