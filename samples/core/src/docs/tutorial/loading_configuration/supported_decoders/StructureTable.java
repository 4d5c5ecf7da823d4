package docs.tutorial.loading_configuration.supported_decoders;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

/** Loads each text and prints its tree, or the message. */
public class StructureTable {

    public static void main(String[] args) {
        System.out.println("Format\tYou write\tYou get");
        row("properties", "db.host = h\ndb.port = 1");
        row("json", "{\"db.host\": \"h\", \"db.port\": 1}");
        row("yaml", "db.host: h\ndb.port: 1");
        row("toml", "db.host = \"h\"\ndb.port = 1");
        row("conf", "db.host = h\ndb.port = 1");
        row("properties", "port = 1\nport = 2");
        row("json", "{\"port\": 1, \"port\": 2}");
        row("yaml", "port: 1\nport: 2");
        row("toml", "port = 1\nport = 2");
        row("conf", "port = 1\nport = 2");
        row("properties", "Port = 1\nport = 2");
        row("json", "{\"Port\": 1, \"port\": 2}");
        row("properties", "beds = 5 ");
        row("properties", "\u00e9 = 1");
        row("yaml", "\u00e9: 1");
        row("yaml", "base: &b {size: 2}\npool: *b");
        row("yaml", "port: 1\n---\nport: 2");
        row("conf", "host = h\nurl = ${host}/x");
        row("conf", "url = ${host}/x");
        row("conf", "to = [a]\nto += b");
        row("json", "");
        row("yaml", "");
        row("json", "{\"port\": ");
    }

    private static void row(String format, String text) {
        String shown = text.isEmpty() ? "an empty file" : "`" + text.replace("\n", " ⏎ ") + "`";
        System.out.printf("%s\t%s\t%s%n", format, shown, tree(text, format));
    }

    private static String tree(String text, String format) {
        try {
            Gestalt gestalt = new GestaltBuilder()
                .addSource(StringConfigSourceBuilder.builder()
                    .setConfig(text).setFormat(format).build())
                .build();
            gestalt.loadConfigs();
            String tree = asPaths(gestalt.debugPrint(Tags.of()));
            return tree.isEmpty() ? "no keys" : "`" + tree + "`";
        } catch (GestaltException problem) {
            String[] lines = problem.getMessage().split("\n");
            String message = lines[lines.length - 1].replaceFirst("^ - level: \\w+, message: ", "");
            return "`" + message + "`";
        }
    }

    /** The nodes without their kinds. */
    private static String asPaths(String tree) {
        return tree.replaceAll("LeafNode\\{value='([^']*)'}", "$1")
            .replaceAll("ArrayNode\\{values=(\\[[^]]*])}", "$1")
            .replace("MapNode", "").replaceFirst("^\\{(.*)}$", "$1");
    }
}
