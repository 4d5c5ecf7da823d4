package docs.usecase.dynamic_values;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.decoder.ProxyDecoderMode;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Holds the price of the attic in each way and looks at it after a reload, when its key is gone, and when a property changes. */
public class HoldTable {

    private static final Logger LOGGER = Logger.getLogger("org.github.gestalt.config");

    public record Rates(String attic) { }

    public interface RatesView {
        String attic();
    }

    private interface Way {
        Callable<String> of(Gestalt gestalt) throws GestaltException;
    }

    public static void main(String[] args) throws GestaltException {
        LOGGER.setLevel(Level.OFF); // A container warns when its key is gone.
        System.out.println("How you see the price\tAfter a reload\tWhen the key is gone\tA `#{…}` that changes by itself");
        row("`getConfig` at each use", ProxyDecoderMode.CACHE,
            gestalt -> () -> gestalt.getConfig("rates.attic", String.class));
        row("a `ConfigContainer`", ProxyDecoderMode.CACHE, gestalt -> {
            ConfigContainer<String> container = gestalt.getConfig("rates.attic", new TypeCapture<ConfigContainer<String>>() { });
            return container::orElseThrow;
        });
        row("an interface, `CACHE` (the default)", ProxyDecoderMode.CACHE, gestalt -> {
            RatesView view = gestalt.getConfig("rates", RatesView.class);
            return view::attic;
        });
        row("an interface, `PASSTHROUGH`", ProxyDecoderMode.PASSTHROUGH, gestalt -> {
            RatesView view = gestalt.getConfig("rates", RatesView.class);
            return view::attic;
        });
        row("a record or bean that you hold", ProxyDecoderMode.CACHE, gestalt -> {
            Rates rates = gestalt.getConfig("rates", Rates.class);
            return rates::attic;
        });
        row("a field that your listener sets, with the default 75", ProxyDecoderMode.CACHE, gestalt -> {
            AtomicReference<String> field = new AtomicReference<>(gestalt.getConfig("rates.attic", String.class));
            CoreReloadListener listener = () -> field.set(gestalt.getConfig("rates.attic", "75", String.class));
            gestalt.registerListener(listener);
            return () -> {
                Optional.of(listener);
                return field.get();
            };
        });
    }

    private static void row(String name, ProxyDecoderMode mode, Way way) throws GestaltException {
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("rates.attic", "80"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder().setProxyDecoderMode(mode)
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).addConfigReloadStrategy(strategy).build()).build();
        gestalt.loadConfigs();
        Callable<String> price = way.of(gestalt);
        check(price, "80");
        values.put("rates.attic", "95");
        check(price, "80");
        strategy.reload();
        String reloaded = result(price);
        values.remove("rates.attic");
        strategy.reload();
        String gone = result(price);

        System.setProperty("attic", "80");
        Map<String, String> placeholder = Map.of("rates.attic", "#{sys:attic}");
        Gestalt other = new GestaltBuilder().setProxyDecoderMode(mode)
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(placeholder).build()).build();
        other.loadConfigs();
        Callable<String> property = way.of(other);
        check(property, "80");
        System.setProperty("attic", "95");
        System.out.println(name + "\t" + reloaded + "\t" + gone + "\t" + result(property));
    }

    private static void check(Callable<String> price, String expected) {
        if (!result(price).equals(expected)) {
            throw new IllegalStateException(result(price));
        }
    }

    private static String result(Callable<String> price) {
        try {
            return price.call();
        } catch (Exception e) {
            return "`" + e.getClass().getSimpleName() + "`";
        }
    }
}
