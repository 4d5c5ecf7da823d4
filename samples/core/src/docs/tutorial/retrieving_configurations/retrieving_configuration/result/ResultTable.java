package docs.tutorial.retrieving_configurations.retrieving_configuration.result;

import java.util.HashMap;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

/** Reads results without the cache and with it, before and after the sources changed. */
public class ResultTable {

    interface Attempt {
        Object run(Gestalt gestalt) throws GestaltException;
    }

    static final TypeCapture<Integer> INTEGER = TypeCapture.of(Integer.class);

    public static void main(String[] args) throws GestaltException {
        System.out.println("You read\tWithout the cache\tWith the cache");
        row("a missing value twice, with a default: `isDefault()`",
            gestalt -> isDefault(gestalt, "http.idleSeconds") + ", " + isDefault(gestalt, "http.idleSeconds"));
        row("a wrong value twice, with a default: `isDefault()`",
            gestalt -> isDefault(gestalt, "http.backlog") + ", " + isDefault(gestalt, "http.backlog"));
        row("a missing value without a default", gestalt -> gestalt.getConfigResult("http.idleSeconds", INTEGER, Tags.of()));
        row("a missing value with `getConfigOptionalResult`: `results()` and `isDefault()`",
            gestalt -> gestalt.getConfigOptionalResult("http.idleSeconds", INTEGER, Tags.of())
                .map(result -> result.results() + ", " + result.isDefault()).orElseThrow());
        row("8080, and once more after a reload or an added source changed it to 9090", gestalt -> {
            String before = "" + port(gestalt);
            gestalt.addConfigSourcePackage(MapConfigSourceBuilder.builder().addCustomConfig("http.port", "9090").build());
            expect(gestalt.getConfig("http.port", Integer.class), 9090);
            return before + ", " + port(gestalt);
        });
        afterReload(false, 9090);
        afterReload(true, 8080);
    }

    private static void afterReload(boolean cache, int expected) throws GestaltException {
        Map<String, String> values = new HashMap<>(Map.of("http.port", "8080"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = load(cache, values, strategy);
        expect(port(gestalt), 8080);
        values.put("http.port", "9090");
        strategy.reload();
        expect(gestalt.getConfig("http.port", Integer.class), 9090);
        expect(port(gestalt), expected);
    }

    private static int port(Gestalt gestalt) throws GestaltException {
        return gestalt.getConfigResult("http.port", INTEGER, Tags.of()).results();
    }

    private static boolean isDefault(Gestalt gestalt, String path) {
        return gestalt.getConfigResult(path, 30, INTEGER, Tags.of()).isDefault();
    }

    private static Gestalt load(boolean cache, Map<String, String> values, ManualConfigReloadStrategy strategy)
            throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).addConfigReloadStrategy(strategy).build())
            .useCacheDecorator(cache)
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static Gestalt load(boolean cache) throws GestaltException {
        return load(cache, Map.of("http.port", "8080", "http.backlog", "many"), new ManualConfigReloadStrategy());
    }

    private static void row(String read, Attempt attempt) throws GestaltException {
        System.out.println(read + "\t" + outcome(attempt, load(false)) + "\t" + outcome(attempt, load(true)));
    }

    private static String outcome(Attempt attempt, Gestalt gestalt) {
        try {
            return "`" + attempt.run(gestalt) + "`";
        } catch (GestaltException e) {
            return "`" + e.getClass().getSimpleName() + "`";
        }
    }

    private static void expect(int is, int expected) {
        if (is != expected) {
            throw new AssertionError(is);
        }
    }
}
