package docs.modules.guice_injection;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Provider;
import com.google.inject.Provides;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.LinkedHashMap;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.guice.GestaltModule;
import org.github.gestalt.config.guice.InjectConfig;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Holds the size of the pool in each way that Guice can inject it, and prints it after a reload. */
public class FollowsReload {

    public record Db(int pool) { }

    public interface DbView {
        int pool();
    }

    static class SettingsModule extends AbstractModule {
        @Provides
        Db db(Gestalt config) throws GestaltException {
            return config.getConfig("db", Db.class);
        }

        @Provides
        @Singleton
        ConfigContainer<Integer> pool(Gestalt config) throws GestaltException {
            return config.getConfig("db.pool", new TypeCapture<ConfigContainer<Integer>>() { });
        }
    }

    @Singleton
    static class Pool {
        @InjectConfig(path = "db.pool") int number;
        @InjectConfig(path = "db") Db record;
        @InjectConfig(path = "db") DbView view;
        @Inject Db fromMethod;
        @Inject Provider<Db> provider;
        @Inject ConfigContainer<Integer> container;
        @Inject Gestalt config;
    }

    public static void main(String[] args) throws GestaltException {
        Map<String, String> settings = new LinkedHashMap<>(Map.of("db.pool", "20"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt config = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(settings)
                .addConfigReloadStrategy(strategy)
                .build())
            .build();
        config.loadConfigs();
        Injector injector = Guice.createInjector(new GestaltModule(config), new SettingsModule());
        Pool pool = injector.getInstance(Pool.class);

        Map<String, Integer> before = sizes(pool);
        settings.put("db.pool", "40");
        strategy.reload();
        Map<String, Integer> after = sizes(pool);
        // Objects that are made after the reload get the new size.
        Pool another = new Pool();
        injector.injectMembers(another);
        Map<String, Integer> fresh = sizes(another);

        System.out.println("You hold\tAfter the reload");
        after.forEach((name, size) -> {
            if (before.get(name) != 20 || fresh.get(name) != 40) {
                throw new IllegalStateException(name);
            }
            System.out.println(name + "\t" + size);
        });
    }

    private static Map<String, Integer> sizes(Pool pool) throws GestaltException {
        Map<String, Integer> sizes = new LinkedHashMap<>();
        sizes.put("`@InjectConfig int`", pool.number);
        sizes.put("`@InjectConfig`, a record", pool.record.pool());
        sizes.put("`@InjectConfig`, an interface", pool.view.pool());
        sizes.put("`@Inject`, a record of a provider method", pool.fromMethod.pool());
        sizes.put("`@Inject Provider` of that record", pool.provider.get().pool());
        sizes.put("`@Inject ConfigContainer<Integer>`", pool.container.orElseThrow());
        sizes.put("`@Inject Gestalt`, and read", pool.config.getConfig("db.pool", Integer.class));
        return sizes;
    }
}
