package docs.architecture.config_loader;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ConfigNodeContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.loader.ConfigLoader;
import org.github.gestalt.config.loader.MapConfigLoader;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.utils.GResultOf;

// proves docs/architecture/config-loader.mdx: two reloads may be in the loadSource of one loader at once
public class TwoReloads {

    /** Once loaded, each call waits until another one has come. */
    static class MeetingLoader implements ConfigLoader {
        private final ConfigLoader loader = new MapConfigLoader();
        private final CyclicBarrier barrier = new CyclicBarrier(2);
        private volatile boolean isMeeting;

        @Override
        public String name() {
            return "MeetingLoader";
        }

        @Override
        public boolean accepts(String format) {
            return loader.accepts(format);
        }

        @Override
        public GResultOf<List<ConfigNodeContainer>> loadSource(ConfigSourcePackage source) throws GestaltException {
            if (isMeeting) {
                try {
                    barrier.await(10, TimeUnit.SECONDS);
                } catch (Exception e) {
                    throw new GestaltException("Nobody else came", e);
                }
            }
            return loader.loadSource(source);
        }
    }

    public static void main(String[] args) throws GestaltException {
        MeetingLoader loader = new MeetingLoader();
        ManualConfigReloadStrategy pool = new ManualConfigReloadStrategy();
        ManualConfigReloadStrategy rates = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addConfigLoader(loader)
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of("db.pool.size", "20")).addConfigReloadStrategy(pool).build())
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of("rates.attic", "80")).addConfigReloadStrategy(rates).build())
            .build();
        gestalt.loadConfigs();
        loader.isMeeting = true;
        CompletableFuture.allOf(CompletableFuture.runAsync(() -> reload(pool)),
            CompletableFuture.runAsync(() -> reload(rates))).join();
        System.out.println("Two reloads at once");
    }

    private static void reload(ManualConfigReloadStrategy strategy) {
        try {
            strategy.reload();
        } catch (GestaltException e) {
            throw new IllegalStateException(e);
        }
    }
}
