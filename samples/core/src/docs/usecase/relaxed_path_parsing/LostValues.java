package docs.usecase.relaxed_path_parsing;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

/** Loads two keys from each format, and prints what is left of them. */
public class LostValues {

    private static final List<String> FORMATS =
        List.of("properties", "yaml", "json", "toml", "conf");

    public static void main(String[] args) throws GestaltException {
        System.out.println("Two keys in one file\tFormat\tJoin words\tSplit words");
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
            + "` = 2\t" + names.replace("yaml", "YAML").replace("json", "JSON")
                .replace("toml", "TOML").replace("conf", "HOCON") + "\t" + cells));
    }

    private static String text(String format, String first, String second) {
        return switch (format) {
            case "yaml" -> first + ": 1\n" + second + ": 2\n";
            case "json" -> "{\"" + first + "\": 1, \"" + second + "\": 2}";
            default -> first + " = 1\n" + second + " = 2\n";
        };
    }

    private static String loaded(String format, String text, SentenceLexer lexer)
        throws GestaltException {
        try {
            return Leaves.of(StringConfigSourceBuilder.builder()
                .setConfig(text).setFormat(format).build(), lexer).toString();
        } catch (GestaltException e) {
            return e.getMessage().lines().skip(1).findFirst().orElseThrow()
                .replaceAll(".*message: |, there could.*", "");
        }
    }
}
