package docs.blog.release_0_37_0;

import java.util.List;
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
                    "mail.limits.maxSize", "10",
                    "hotel.floors[0]", "ground"))
                .build())
            .build();
        gestalt.loadConfigs();

        TypeCapture<Map<String, Object>> anything = new TypeCapture<>() { };
        for (String path : List.of("db", "mail", "hotel")) {
            try {
                print(path, gestalt.getConfig(path, anything));
            } catch (GestaltException e) {
                System.out.println(e.getMessage());
            }
        }
    }

    private static void print(String path, Map<String, Object> values) {
        new TreeMap<>(values).forEach((key, value) -> {
            // The text of a bare object is its hash code.
            String text = value.getClass() == Object.class ? "" : " " + value;
            System.out.println(path + "." + key + ": " + value.getClass().getSimpleName() + text);
        });
    }
}
