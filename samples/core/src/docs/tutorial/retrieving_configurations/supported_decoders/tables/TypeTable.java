package docs.tutorial.retrieving_configurations.supported_decoders.tables;

import java.util.Arrays;
import java.util.StringJoiner;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

/** Reads texts as a type, and prints what each of them becomes and how a refused one is reported. */
// proves docs/tutorial/retrieving-configurations/supported-decoders.mdx: how a text is read and a row of its tables is printed
final class TypeTable {

    private TypeTable() { }

    /** A row for a type that is made of one text. */
    static void row(String type, TypeCapture<?> capture, String refused, String... accepted) {
        StringJoiner becomes = new StringJoiner(", ");
        for (String text : accepted) {
            String result = read(capture, "value = " + text);
            becomes.add(result.equals(text) ? code(text) : code(text) + "\u00a0→ " + code(result));
        }
        String message = refused == null ? "–" : code(read(capture, "value = " + refused));
        System.out.println(type + "\t" + becomes + "\t" + (refused == null ? "–" : code(refused)) + "\t" + message);
    }

    static void row(String type, Class<?> plain, String refused, String... accepted) {
        row(type, TypeCapture.of(plain), refused, accepted);
    }

    /** A row for a type that is made of several keys; a line break separates two of them. */
    static void keys(String type, TypeCapture<?> capture, String refused, String accepted) {
        System.out.println(type + "\t" + code(accepted) + "\u00a0→ " + code(read(capture, accepted))
            + "\t" + code(refused) + "\t" + code(read(capture, refused)));
    }

    static void keys(String type, Class<?> plain, String refused, String accepted) {
        keys(type, TypeCapture.of(plain), refused, accepted);
    }

    /** The result as a text, or the first problem that the library names. */
    static String read(TypeCapture<?> capture, String properties) {
        try {
            Gestalt gestalt = new GestaltBuilder()
                .addSource(StringConfigSourceBuilder.builder()
                    .setConfig(properties).setFormat("properties").build())
                .build();
            gestalt.loadConfigs();
            Object result = gestalt.getConfig("value", capture);
            if (!capture.getRawType().isInstance(result)) {
                return "ClassCastException";  // at the line that assigns the result to a variable
            }
            if (result instanceof OwnTypes.Desk) {
                return ((OwnTypes.Desk) result).name() + "` from `name()";
            }
            return result instanceof Object[] ? Arrays.toString((Object[]) result) : String.valueOf(result);
        } catch (GestaltException problem) {
            return firstProblem(problem);
        } catch (RuntimeException problem) {
            // Such as InvalidPathException and PatternSyntaxException, which the library does not catch.
            return problem.getClass().getSimpleName();
        }
    }

    static String firstProblem(GestaltException problem) {
        return problem.getMessage().split("message: ")[1].split("\n")[0]
            .replaceAll(" docs\\.[\\w.]*[.$]|, \\w+ node: LeafNode\\{value='[^']*'},?", " …")
            .replaceAll(" (on|for) [Pp]ath:? value(?!\\[)( …)?", " …")
            .trim();
    }

    static String code(String text) {
        return text.isEmpty() ? "an empty text" : "`" + text.replace("\n", "` and `") + "`";
    }
}
