package docs.architecture.config_loader;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.json.JsonLoader;
import org.github.gestalt.config.loader.ConfigLoader;
import org.github.gestalt.config.loader.MapConfigLoader;
import org.github.gestalt.config.loader.PropertyLoader;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.source.ConfigSource;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSource;
import org.github.gestalt.config.source.StringConfigSource;
import org.github.gestalt.config.tag.Tags;

public class SameTree {

    // region same-tree
    public static void main(String[] args) throws GestaltException {
        ConfigNode fromProperties = load(new PropertyLoader(),
            new StringConfigSource("DB.Pool.Size = 20", "properties"));
        ConfigNode fromJson = load(new JsonLoader(),
            new StringConfigSource("{\"db\": {\"pool.size\": 20}}", "json"));
        ConfigNode fromMap = load(new MapConfigLoader(),
            new MapConfigSource(Map.of("db.pool.size", "20")));

        System.out.println(fromProperties);
        System.out.println(fromProperties.equals(fromJson));
        System.out.println(fromProperties.equals(fromMap));
    }

    private static ConfigNode load(ConfigLoader loader, ConfigSource source)
            throws GestaltException {
        return loader.loadSource(
                new ConfigSourcePackage(source, List.of(), Tags.of()))
            .results().get(0).getConfigNode();
    }
    // endregion same-tree
}
