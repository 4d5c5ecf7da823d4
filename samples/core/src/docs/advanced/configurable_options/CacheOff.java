package docs.advanced.configurable_options;

import java.util.List;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

// proves docs/advanced/configurable-options.mdx: with the cache, callers share a list; without it, each read makes a new one
public class CacheOff {

    public static void main(String[] args) throws GestaltException {
        for (boolean cache : List.of(true, false)) {
            Gestalt gestalt = new GestaltBuilder()
                .addSource(MapConfigSourceBuilder.builder()
                    .setCustomConfig(Map.of("mail.to", "desk,owner"))
                    .build())
                .useCacheDecorator(cache)
                .build();
            gestalt.loadConfigs();

            List<String> to = gestalt.getConfig("mail.to", new TypeCapture<List<String>>() { });
            to.add("guest");
            System.out.println(gestalt.getClass().getSimpleName() + ": "
                + gestalt.getConfig("mail.to", new TypeCapture<List<String>>() { }));
        }
    }
}
