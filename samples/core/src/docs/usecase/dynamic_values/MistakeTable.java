package docs.usecase.dynamic_values;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Makes each mistake with values that change, and what to do instead, then prints: you write, you get, instead. */
public class MistakeTable {

    private static final TypeCapture<ConfigContainer<Integer>> NUMBER = new TypeCapture<>() { };

    public static void main(String[] args) throws GestaltException {
        System.out.println("You write\tYou get\tInstead");
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("rates.attic", "80"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = gestalt(values, strategy);

        row("`getConfig(\"rates.attic\", ConfigContainer.class)`", "a `NullPointerException`",
            result(() -> gestalt.getConfig("rates.attic", ConfigContainer.class)).equals("NullPointerException"),
            "a `TypeCapture` that names the type inside", result(() -> gestalt.getConfig("rates.attic", NUMBER).orElseThrow()).equals("80"));
        row("a container for a key that is missing at the first read", "a `GestaltException`, and no container",
            result(() -> gestalt.getConfig("rates.suite", NUMBER)).equals("GestaltException"),
            "a value in the first source, which others may change",
            result(() -> gestalt.getConfig("rates.attic", NUMBER).isPresent()).equals("true"));
        row("a container of a text that is no number after the reload", "an empty container, and a warning in the log", wrongText(),
            "`orElseThrow()` at each use, and catch its `GestaltException`", true);
        row("`put` into the map, without a reload", "80, wherever you read", changed(false).equals("80"),
            "`reload()` of that source's strategy", changed(true).equals("95"));
        row("`setCustomConfig(new HashMap<>(values))`", "80 after the reload too: the source has the copy", copied().equals("80"),
            "the map itself, best a `ConcurrentHashMap`", changed(true).equals("95"));
        row("`reload()` on the strategy of another source", "80", otherSource().equals("80"),
            "a strategy for each source that changes", changed(true).equals("95"));
    }

    private static Gestalt gestalt(Map<String, String> values, ManualConfigReloadStrategy strategy) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder().addSource(MapConfigSourceBuilder.builder()
            .setCustomConfig(values).addConfigReloadStrategy(strategy).build()).build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static String changed(boolean reload) throws GestaltException {
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("rates.attic", "80"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = gestalt(values, strategy);
        values.put("rates.attic", "95");
        if (reload) {
            strategy.reload();
        }
        return gestalt.getConfig("rates.attic", String.class);
    }

    private static String copied() throws GestaltException {
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("rates.attic", "80"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = gestalt(new HashMap<>(values), strategy);
        values.put("rates.attic", "95");
        strategy.reload();
        return gestalt.getConfig("rates.attic", String.class);
    }

    private static String otherSource() throws GestaltException {
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("rates.attic", "80"));
        ManualConfigReloadStrategy other = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values)
                .addConfigReloadStrategy(new ManualConfigReloadStrategy()).build())
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(Map.of("title", "Harbour")).addConfigReloadStrategy(other).build())
            .build();
        gestalt.loadConfigs();
        values.put("rates.attic", "95");
        other.reload();
        return gestalt.getConfig("rates.attic", String.class);
    }

    private static boolean wrongText() throws GestaltException {
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("rates.attic", "80"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        ConfigContainer<Integer> container = gestalt(values, strategy).getConfig("rates.attic", NUMBER);
        values.put("rates.attic", "ninety");
        strategy.reload();
        return !container.isPresent() && result(container::orElseThrow).equals("GestaltException");
    }

    private static String result(Callable<Object> call) {
        try {
            return String.valueOf(call.call());
        } catch (Exception e) {
            return e.getClass().getSimpleName();
        }
    }

    private static void row(String written, String told, boolean proven, String instead, boolean works) {
        if (!proven || !works) {
            throw new IllegalStateException(written + ": " + (proven ? instead : told));
        }
        System.out.println(written + "\t" + told + "\t" + instead);
    }
}
