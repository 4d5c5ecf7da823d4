package docs.advanced.reload_strategies;

import java.lang.reflect.UndeclaredThrowableException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class WhatIsRefreshed {

    public record Rates(Integer attic) { }
    public interface RatesView { Integer attic(); }

    private static final Logger LOGGER = Logger.getLogger("org.github.gestalt.config");

    private interface Read {
        Object run() throws GestaltException;
    }

    public static void main(String[] args) throws GestaltException {
        LOGGER.setLevel(Level.OFF); // A container warns when its key is gone.
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("rates.attic", "80"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).addConfigReloadStrategy(strategy).build())
            .build();
        gestalt.loadConfigs();

        // region hold
        int number = gestalt.getConfig("rates.attic", Integer.class);
        Optional<Integer> optional =
            gestalt.getConfigOptional("rates.attic", Integer.class);
        Rates rates = gestalt.getConfig("rates", Rates.class);
        RatesView view = gestalt.getConfig("rates", RatesView.class);
        TypeCapture<ConfigContainer<Integer>> type = new TypeCapture<>() { };
        ConfigContainer<Integer> container = gestalt.getConfig("rates.attic", type);

        // Wherever you need the price:
        int fromView = view.attic();
        int fromContainer = container.orElseThrow();
        // endregion hold
        if (fromView != 80 || fromContainer != 80) {
            throw new IllegalStateException("Not the price that the source has");
        }

        values.put("rates.attic", "95");
        System.out.println("What you hold\tChanged, not reloaded\tReloaded\tKey gone, reloaded");
        String[] before = values(gestalt, number, optional, rates, view, container);
        strategy.reload();
        String[] after = values(gestalt, number, optional, rates, view, container);
        values.remove("rates.attic");
        strategy.reload();
        String[] gone = values(gestalt, number, optional, rates, view, container);

        String[] names = {
            "nothing: `getConfig()` on each use", "the number", "an `Optional`", "a record", "an interface", "a `ConfigContainer`"
        };
        for (int i = 0; i < names.length; i++) {
            System.out.println(names[i] + "\t" + before[i] + "\t" + after[i] + "\t" + gone[i]);
        }
    }

    private static String[] values(Gestalt gestalt, int number, Optional<Integer> optional, Rates rates, RatesView view,
                                   ConfigContainer<Integer> container) {
        return new String[] {
            result(() -> gestalt.getConfig("rates.attic", Integer.class)),
            result(() -> number),
            result(optional::orElseThrow),
            result(rates::attic),
            result(view::attic),
            container.isPresent() ? result(container::orElseThrow) : "it is empty"
        };
    }

    private static String result(Read read) {
        try {
            return read.run().toString();
        } catch (GestaltException | UndeclaredThrowableException e) {
            return "`" + e.getClass().getSimpleName() + "`";
        }
    }
}
