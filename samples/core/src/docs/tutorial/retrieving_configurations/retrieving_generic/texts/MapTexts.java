package docs.tutorial.retrieving_configurations.retrieving_generic.texts;

import java.util.Map;
import java.util.TreeMap;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

/** Reads maps from keys and from one text. */
public class MapTexts {

    public static void main(String[] args) throws GestaltException {
        System.out.println("Properties\tAs `Map<String, Integer>`\tAs `Map<String, String>`");
        row("prices = summer=120, winter=90");
        row("prices.weekEnd = 150");
        row("prices = weekEnd=150");
        row("prices.summer.twin = 150");
        row("prices = summer.twin=150");
        row("prices = summer\\\\=early=110");
        row("prices =");

        Gestalt yaml = load("prices: {}", "yaml");
        if (!yaml.getConfig("prices", new TypeCapture<Map<String, Integer>>() { }).isEmpty()) {
            throw new AssertionError("{}");
        }
    }

    private static void row(String... lines) throws GestaltException {
        Gestalt gestalt = load(String.join("\n", lines), "properties");
        System.out.println("`" + String.join("` `", lines) + "`"
            + "\t" + outcome(gestalt, new TypeCapture<Map<String, Integer>>() { })
            + "\t" + outcome(gestalt, new TypeCapture<Map<String, String>>() { }));
    }

    private static Gestalt load(String text, String format) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(StringConfigSourceBuilder.builder().setConfig(text).setFormat(format).build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static String outcome(Gestalt gestalt, TypeCapture<? extends Map<String, ?>> type) {
        try {
            return "`" + new TreeMap<>(gestalt.getConfig("prices", type)) + "`";
        } catch (GestaltException e) {
            return "`GestaltException`";
        }
    }
}
