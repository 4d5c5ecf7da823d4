package docs.tutorial.loading_configuration.supported_decoders;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

// proves docs/tutorial/loading-configuration/supported-decoders.mdx: a property file keeps every character of each value
/** A row for a value: the text that the tree keeps of it, in each group of formats. */
final class FormatTable {

    private FormatTable() { }

    /** The formats of a group have to agree, and a property file has to keep the value as it is. */
    static void row(String value, List<String> groups) {
        String written = value.isEmpty() ? "nothing" : "`" + value + "`";
        if (!stored(value, "properties").equals(value.isEmpty() ? "an empty text" : written)) {
            throw new IllegalStateException(value);
        }
        StringBuilder row = new StringBuilder(written);
        for (String group : groups) {
            List<String> texts = List.of(group.split(" ")).stream()
                .map(format -> stored(value, format)).distinct().toList();
            if (texts.size() > 1) {
                throw new IllegalStateException(value + " " + texts);
            }
            row.append('\t').append(texts.get(0));
        }
        System.out.println(row);
    }

    /** The text that the tree keeps of a value after the key "price". */
    static String stored(String value, String format) {
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
