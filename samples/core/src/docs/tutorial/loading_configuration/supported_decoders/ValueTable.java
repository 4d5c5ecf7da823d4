package docs.tutorial.loading_configuration.supported_decoders;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

/** Writes each value into each format and prints the text that the tree keeps of it. */
public class ValueTable {

    private static final List<String> FORMATS = List.of("properties", "json", "yaml", "toml", "conf");

    public static void main(String[] args) {
        System.out.println("You write\tProperties\tJSON\tYAML\tTOML\tHOCON");
        for (String value : List.of("1.50", "\"1.50\"", "80.00", "1e3",
                "12345678901234567.89",
                "12345678901234567890", "+4930", "010", "0xff", "1_000", "no", "Harbour Hotel", "card, cash",
                "12:30", "2026-05-01", "2026-05-01T10:00:00Z", "5 seconds",
                "[1, 2]", "[1, null, 3]", "[]", "{}", "null", "\"\"", "")) {
            StringBuilder row = new StringBuilder(value.isEmpty() ? "nothing" : "`" + value + "`");
            for (String format : FORMATS) {
                row.append('\t').append(stored(value, format));
            }
            System.out.println(row);
        }
    }

    private static String stored(String value, String format) {
        String text = format.equals("json") ? "{\"price\": " + value + "}"
            : format.equals("yaml") ? "price: " + value
            : "price = " + value;
        try {
            Gestalt gestalt = new GestaltBuilder()
                .addSource(StringConfigSourceBuilder.builder()
                    .setConfig(text).setFormat(format).build())
                .build();
            gestalt.loadConfigs();
            return kept(gestalt.debugPrint(Tags.of()));
        } catch (GestaltException problem) {
            return "refused";
        }
    }

    private static String kept(String tree) {
        String text = tree.replaceFirst("^MapNode\\{(price=)?", "").replaceFirst("}$", "")
            .replaceAll("LeafNode\\{value='([^']*)'}", "$1")
            .replaceAll("ArrayNode\\{values=(.*)}", "a list: $1");
        return tree.equals("MapNode{}") ? "no key" : text.isEmpty() ? "an empty text"
            : text.equals("MapNode{}") ? "an empty object" : text.startsWith("a list") ? text : "`" + text + "`";
    }
}
