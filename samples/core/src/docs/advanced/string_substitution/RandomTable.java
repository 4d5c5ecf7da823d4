package docs.advanced.string_substitution;

import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.function.Predicate;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.processor.config.transform.RandomTransformer;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Each kind of ${random:…}: 500 reads fit the description, and one made with a seed is the example. */
public class RandomTable {

    public static void main(String[] args) throws GestaltException {
        System.out.println("You write after `random:`\tYou get\tFor instance");
        row("int", "any `int`, also negative", text -> Integer.parseInt(text) != Integer.MIN_VALUE);
        row("int(100)", "0 to 99", text -> between(text, 0, 99));
        row("int(1000,9999)", "1000 to 9998, the end is left out", text -> between(text, 1000, 9998));
        row("long", "any `long`, and with numbers as `int`", text -> Long.parseLong(text) != Long.MIN_VALUE);
        row("double", "0 up to 1, without 1", text -> between(text, 0, 1));
        row("double(2,3)", "2 up to 3; `double(3)` begins at 0", text -> between(text, 2, 3));
        row("float", "as `double`, with fewer digits", text -> between(text, 0, 1) && Float.parseFloat(text) >= 0);
        row("boolean", "`true` or `false`", text -> List.of("true", "false").contains(text));
        row("string(3)", "3 small letters, a to z", text -> text.matches("[a-z]{3}"));
        row("char", "one small letter", text -> text.matches("[a-z]"));
        row("byte(4)", "4 bytes, in Base64", text -> Base64.getDecoder().decode(text).length == 4);
        row("uuid", "a UUID", text -> text.matches("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"));
    }

    private static boolean between(String text, double first, double last) {
        return Double.parseDouble(text) >= first && Double.parseDouble(text) <= last;
    }

    private static void row(String written, String words, Predicate<String> fits) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("answer", "#{random:" + written + "}").build())
            .build();
        gestalt.loadConfigs();
        List<String> seen = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            seen.add(gestalt.getConfig("answer", String.class));
        }
        if (!seen.stream().allMatch(fits) || seen.stream().distinct().count() < 2) {
            throw new IllegalStateException(written + ": " + seen);
        }
        String example = written.equals("uuid") ? "36 letters"
            : "`" + new RandomTransformer(42).process("answer", written, written).results() + "`";
        System.out.println("`" + written + "`\t" + words + "\t" + example);
    }
}
