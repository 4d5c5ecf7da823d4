package docs.tutorial.retrieving_configurations.retrieving_generic.types;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

/** Reads nested types, each from a few lines of properties. */
public class NestedTypes {

    public enum Season { LOW_SEASON, HIGH_SEASON }

    public record Room(String name) { }

    public static void main(String[] args) throws GestaltException {
        System.out.println("Properties\tYou ask for\tYou get");
        row("`List<Room>`", new TypeCapture<List<Room>>() { }, "x[0].name = Attic");
        row("`Integer[]`", TypeCapture.of(Integer[].class), "x = 1, 2");
        row("`List<List<Integer>>`", new TypeCapture<List<List<Integer>>>() { }, "x[0] = 1, 2", "x[1] = 3");
        row("`Map<String, List<Integer>>`", new TypeCapture<Map<String, List<Integer>>>() { }, "x.night = 22, 6");
        row("`Map<Season, Integer>`", new TypeCapture<Map<Season, Integer>>() { }, "x.low_season = 80");
        row("`Map<String, Object>`", new TypeCapture<Map<String, Object>>() { }, "x.pool.size = 2");
    }

    private static <T> void row(String name, TypeCapture<T> type, String... lines) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(StringConfigSourceBuilder.builder()
                .setConfig(String.join("\n", lines)).setFormat("properties").build())
            .build();
        gestalt.loadConfigs();
        System.out.println("`" + String.join("` and `", lines) + "`\t" + name + "\t" + outcome(gestalt, type));
    }

    private static String outcome(Gestalt gestalt, TypeCapture<?> type) {
        try {
            Object value = gestalt.getConfig("x", type);
            return "`" + (value instanceof Object[] array ? Arrays.toString(array) : value) + "`";
        } catch (GestaltException e) {
            return "`" + e.getMessage() + "`";
        }
    }
}
