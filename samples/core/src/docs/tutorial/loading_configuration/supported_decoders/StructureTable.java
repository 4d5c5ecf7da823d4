package docs.tutorial.loading_configuration.supported_decoders;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.FileConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

/** Loads each text and prints its tree, or the message. */
public class StructureTable {

    /** The byte order mark. */
    private static final String BOM = String.valueOf((char) 0xFEFF);

    private static final Map<String, String> NAMES = Map.of("properties", "properties",
        "json", "JSON", "yaml", "YAML", "toml", "TOML", "conf", "HOCON");

    public static void main(String[] args) throws IOException {
        System.out.println("Format\tYou write\tYou get");
        // dotted keys
        same("properties", "db.host = h\ndb.port = 1", "toml", "db.host = \"h\"\ndb.port = 1", "conf", "db.host = h\ndb.port = 1");
        same("yaml", "db.host: h\ndb.port: 1", "json", "{\"db.host\": \"h\", \"db.port\": 1}",
            "toml", "\"db.host\" = \"h\"\n\"db.port\" = 1");
        // a key twice
        same("properties", "port = 1\nport = 2", "json", "{\"port\": 1, \"port\": 2}",
            "yaml", "port: 1\nport: 2", "conf", "port = 1\nport = 2");
        row("toml", "port = 1\nport = 2");
        row("properties", "Port = 1\nport = 2");
        same("yaml", "Port: 1\nport: 2", "json", "{\"Port\": 1, \"port\": 2}", "toml", "Port = 1\nport = 2");
        // In HOCON the order of these keys is not kept, so either one may stay.
        for (String both : List.of("Db.Host = h\ndb.port = 1", "\"db.host\" = h\n\"db.port\" = 1")) {
            if (!List.of("`db={host=h}`", "`db={port=1}`").contains(tree(both, "conf"))) {
                throw new IllegalStateException(tree(both, "conf"));
            }
        }
        // lists
        row("toml", "[[rooms]]\nname = \"Attic\"");
        row("yaml", "rooms[0]: Attic");
        row("yaml", "- Attic\n- Sea view");
        wholeFile("- Attic\n- Sea view");
        // blanks, lines, comments
        row("properties", "beds = 5 ");
        row("properties", "beds = 5 # two rooms");
        row("properties", "sea view = 2");
        row("properties", "note = one \\\n  two");
        row("yaml", "beds: 5 # two rooms");
        row("yaml", "note: |\n  one\n  two\n");
        row("yaml", "port:8080");
        row("toml", "note = \"\"\"\none\ntwo\"\"\"");
        // unusual names
        row("yaml", "no: Norway\n8080: http\n\"1.5\": old");
        if (!tree("1.5: old", "yaml").equals(tree("\"1.5\": old", "yaml"))) {
            throw new IllegalStateException("1.5");
        }
        // unusual values
        row("yaml", "a: #x\nb: *x\nc: &x\nd: !x");
        row("yaml", "phone: @x");
        same("conf", "url = http://x", "conf", "phone = p@ss", "conf", "methods = card, cash");
        row("yaml", "country: no\nlift: on\npool: off\nspa: yes");
        row("properties", "dir = C:\\data");
        if (!tree("country: \"no\"", "yaml").equals("`country=no`")
                || !tree("dir = C:\\\\data", "properties").equals("`dir=C:\\data`")
                || !tree("dir = C:/data", "properties").equals("`dir=C:/data`")
                || !tree("dir = C:\\temp", "properties").equals("`dir=C:\temp`")
                || !tree("dir: C:\\data", "yaml").equals("`dir=C:\\data`")) {
            throw new IllegalStateException("unusual values");
        }
        // letters, BOM
        row("properties", "\u00e9 = 1");
        row("properties", "bar = caf\u00e9");
        row("properties", "bar = caf\\u00e9");
        if (!tree("\u00e9: 1", "yaml").equals("`\u00e9=1`")) {
            throw new IllegalStateException("a letter in a name");
        }
        utf8("json", "{\"bar\": \"caf\u00e9\"}");
        utf8("yaml", "bar: caf\u00e9");
        utf8("toml", "bar = \"caf\u00e9\"");
        utf8("conf", "bar = caf\u00e9");
        row("properties", BOM + "port = 1");
        row("toml", BOM + "port = 1");
        for (String text : List.of("{\"port\": 1}", "port: 1")) {
            for (String format : text.startsWith("{") ? List.of("json", "conf") : List.of("yaml")) {
                if (!tree(BOM + text, format).equals("`port=1`")) {
                    throw new IllegalStateException(format);
                }
            }
        }
        // other parts
        row("yaml", "base: &b {size: 2}\npool: *b\nspa: {<<: *b}");
        row("yaml", "port: 1\n---\nport: 2");
        row("conf", "host = h\nurl = ${host}/x");
        row("conf", "url = ${host}/x");
        row("conf", "host = h\nurl = \"${host}/x\"");
        row("conf", "to = [a]\nto += b");
        // The folder of this program is on the class path.
        Files.writeString(Path.of("common.conf"), "port = 1");
        same("conf", "include \"common.conf\"", "conf", "include file(\"common.conf\")");
        same("conf", "include \"missing.conf\"", "conf", "a = ${?NO_SUCH_NAME}");
        // empty, broken
        same("yaml", "", "properties", "", "toml", "", "conf", "");
        row("json", "");
        same("yaml", "# later", "properties", "# later", "toml", "# later", "conf", "# later");
        same("json", "{\"port\": 1,}", "json", "{\"port\": ", "json", "{port: 1}", "json", "{'port': 1}");
    }

    private static void row(String format, String text) {
        String shown = text.isEmpty() ? "an empty file"
            : "`" + text.replace("\n", " ⏎ ").replace(BOM, "(BOM)") + "`";
        System.out.printf("%s\t%s\t%s%n", NAMES.get(format), shown, tree(text, format));
    }

    /** Texts with the same result: the first one is shown. */
    private static void same(String... formatsAndTexts) {
        StringJoiner names = new StringJoiner(", ");
        for (int i = 0; i < formatsAndTexts.length; i += 2) {
            String name = NAMES.get(formatsAndTexts[i])
                + (formatsAndTexts[i].equals("toml") && formatsAndTexts[i + 1].startsWith("\"") ? " in quotes" : "");
            if (!names.toString().contains(name)) {
                names.add(name);
            }
            if (!tree(formatsAndTexts[i + 1], formatsAndTexts[i]).equals(tree(formatsAndTexts[1], formatsAndTexts[0]))) {
                throw new IllegalStateException(formatsAndTexts[i + 1] + ": " + tree(formatsAndTexts[i + 1], formatsAndTexts[i]));
            }
        }
        String shown = formatsAndTexts[1].isEmpty() ? "an empty file" : "`" + formatsAndTexts[1].replace("\n", " ⏎ ") + "`";
        System.out.printf("%s\t%s\t%s%n", names, shown, tree(formatsAndTexts[1], formatsAndTexts[0]));
    }

    /** A file that is a list is read at the path "". */
    private static void wholeFile(String list) {
        try {
            Gestalt gestalt = new GestaltBuilder()
                .addSource(StringConfigSourceBuilder.builder().setConfig(list).setFormat("yaml").build())
                .build();
            gestalt.loadConfigs();
            if (!gestalt.getConfig("", new TypeCapture<List<String>>() { }).equals(List.of("Attic", "Sea view"))) {
                throw new IllegalStateException(list);
            }
        } catch (GestaltException problem) {
            throw new IllegalStateException(problem);
        }
    }

    /** Files of these formats are read as UTF-8. */
    private static void utf8(String format, String text) throws IOException {
        Path file = Files.writeString(Path.of("utf8." + format), text);
        try {
            Gestalt gestalt = new GestaltBuilder()
                .addSource(FileConfigSourceBuilder.builder().setPath(file).build())
                .build();
            gestalt.loadConfigs();
            if (!gestalt.getConfig("bar", String.class).equals("caf\u00e9")) {
                throw new IllegalStateException(format);
            }
        } catch (GestaltException problem) {
            throw new IllegalStateException(format, problem);
        }
    }

    private static String tree(String text, String format) {
        try {
            Gestalt gestalt = new GestaltBuilder()
                .addSource(StringConfigSourceBuilder.builder()
                    .setConfig(text).setFormat(format).build())
                .build();
            gestalt.loadConfigs();
            String tree = asPaths(gestalt.debugPrint(Tags.of()));
            return tree.isEmpty() ? "no keys" : "`" + tree.replace("\n", " ⏎ ") + "`";
        } catch (GestaltException problem) {
            String[] lines = problem.getMessage().split("\n");
            String message = lines[lines.length - 1].replaceFirst("^ - level: \\w+, message: ", "");
            return "`" + message + "`";
        }
    }

    /** The nodes without the names of their types. */
    private static String asPaths(String tree) {
        return tree.replaceAll("LeafNode\\{value='([^']*)'}", "$1")
            .replaceAll("ArrayNode\\{values=(\\[[^]]*])}", "$1")
            .replace("MapNode", "").replaceFirst("(?s)^\\{(.*)}$", "$1");
    }
}
