package docs.architecture.overview;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

// proves docs/architecture/overview.mdx: the cache compares the path as you wrote it, the type and the tags, and a reload empties it
public class CacheReturnsSameObject {

    private static final TypeCapture<List<String>> TEXTS = new TypeCapture<>() { };

    public static void main(String[] args) throws GestaltException {
        Map<String, String> values = new HashMap<>(Map.of("rooms", "Sea view,Attic"));
        ManualConfigReloadStrategy reloadStrategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(values)
                .addConfigReloadStrategy(reloadStrategy)
                .build())
            .build();
        gestalt.loadConfigs();

        List<String> rooms = gestalt.getConfig("rooms", TEXTS);
        Tags dev = Tags.environment("dev");
        print("The same read", rooms == gestalt.getConfig("rooms", TEXTS));
        print("Path in capitals", rooms == gestalt.getConfig("ROOMS", TEXTS));
        print("Other tags", rooms == gestalt.getConfig("rooms", TEXTS, dev));

        reloadStrategy.reload();
        print("After a reload", rooms == gestalt.getConfig("rooms", TEXTS));
    }

    private static void print(String read, boolean same) {
        System.out.println(read + ": " + (same ? "the same list" : "a new list"));
    }
}
