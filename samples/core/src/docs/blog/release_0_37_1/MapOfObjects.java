package docs.blog.release_0_37_1;

import java.util.Map;
import java.util.TreeMap;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class MapOfObjects {

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of(
                    "db.host", "localhost",
                    "db.port", "5432",
                    "db.pool.maxSize", "8",
                    "hotel.floors[0]", "ground"))
                .build())
            .build();
        gestalt.loadConfigs();

        // region read
        Map<String, Object> db = gestalt.getConfig("db", new TypeCapture<Map<String, Object>>() { });
        new TreeMap<>(db).forEach((key, value) ->
            System.out.println(key + " = " + value + " (" + value.getClass().getSimpleName() + ")"));
        // endregion read

        try {
            gestalt.getConfig("hotel", new TypeCapture<Map<String, Object>>() { });
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
    }
}
