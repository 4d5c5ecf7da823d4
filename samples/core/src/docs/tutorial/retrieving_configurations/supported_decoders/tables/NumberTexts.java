package docs.tutorial.retrieving_configurations.supported_decoders.tables;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.StringJoiner;
import org.github.gestalt.config.reflect.TypeCapture;

/** Which texts are a number, for the types without and with a fraction. */
public class NumberTexts {

    private static final List<Class<?>> WHOLE = List.of(Integer.class, Long.class, Short.class, BigInteger.class);
    private static final List<Class<?>> WITH_FRACTION = List.of(Double.class, Float.class, BigDecimal.class);

    public static void main(String[] args) {
        System.out.println("Types\tAccepted → what you get\tRefused");
        row("`Integer`, `Long`, `Short`, `BigInteger`", WHOLE);
        row("`Double`, `Float`, `BigDecimal`", WITH_FRACTION);
    }

    private static void row(String names, List<Class<?>> types) {
        StringJoiner accepted = new StringJoiner(", ");
        StringJoiner refused = new StringJoiner(", ");
        for (String text : List.of("5", "-5", "05", "5.0", "5.", ".5",
                "+5", "1,5", "1_000", "1e3", "0xff", "5L", "5x", "NaN")) {
            String result = read(text, types);
            if (result.startsWith("Unable")) {
                refused.add("`" + text + "`");
            } else {
                accepted.add("`" + text + "`" + (result.equals(text) ? "" : "\u00a0→ `" + result + "`"));
            }
        }
        System.out.println(names + "\t" + accepted + "\t" + refused);
    }

    /** What the first type gets; the others must agree on whether the text is a number. */
    private static String read(String text, List<Class<?>> types) {
        String first = TypeTable.read(TypeCapture.of(types.get(0)), "value = " + text);
        for (Class<?> type : types) {
            String result = TypeTable.read(TypeCapture.of(type), "value = " + text);
            if (first.startsWith("Unable") != result.startsWith("Unable")) {
                throw new IllegalStateException(text + " as " + type);
            }
        }
        return first;
    }
}
