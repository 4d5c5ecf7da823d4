package docs.usecase.relaxed_path_parsing;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

/** Loads two keys from each format, and prints what is left of them. */
public class LostValues {

    private static final List<String> FORMATS =
        List.of("properties", "map", "yaml", "json", "toml", "conf");

    public static void main(String[] args) throws GestaltException {
        System.out.println("Two keys in one source\tFormat\tJoin words\tSplit words");
        rows("poolSize", "poolMax");
        rows("pool", "poolMax");
        rows("maxWait", "max-wait");
    }

    private static void rows(String first, String second) throws GestaltException {
        Map<String, String> formats = new LinkedHashMap<>();
        for (String format : FORMATS) {
            String text = text(format, first, second);
            formats.merge("`" + loaded(format, text, Lexers.joined()) + "`\t`"
                + loaded(format, text, Lexers.split()) + "`", format, (one, more) -> one + ", " + more);
        }
        formats.forEach((cells, names) -> System.out.println("`" + first + "` = 1, `" + second
            + "` = 2\t" + names.replace("map", "maps").replace("yaml", "YAML").replace("json", "JSON")
                .replace("toml", "TOML").replace("conf", "HOCON") + "\t" + cells));
    }

    private static String text(String format, String first, String second) {
        return switch (format) {
            case "yaml" -> first + ": 1\n" + second + ": 2\n";
            case "json" -> "{\"" + first + "\": 1, \"" + second + "\": 2}";
            default -> first + " = 1\n" + second + " = 2\n";
        };
    }

    private static Map<String, String> map(String text) {
        Map<String, String> map = new LinkedHashMap<>();
        text.lines().map(line -> line.split(" = ")).forEach(pair -> map.put(pair[0], pair[1]));
        return map;
    }

    private static String loaded(String format, String text, SentenceLexer lexer)
        throws GestaltException {
        try {
            if (format.equals("map")) {
                return Leaves.of(MapConfigSourceBuilder.builder()
                    .setCustomConfig(map(text)).build(), lexer).toString();
            }
            return Leaves.of(StringConfigSourceBuilder.builder()
                .setConfig(text).setFormat(format).build(), lexer).toString();
        } catch (GestaltException e) {
            return e.getMessage().lines().skip(1).findFirst().orElseThrow()
                .replaceAll(".*message: |, there could.*", "");
        }
    }
}
