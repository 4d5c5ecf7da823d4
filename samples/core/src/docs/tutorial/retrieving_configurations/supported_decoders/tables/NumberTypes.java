package docs.tutorial.retrieving_configurations.supported_decoders.tables;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import org.github.gestalt.config.reflect.TypeCapture;

/** Each type of a number, with the largest text that it takes. */
public class NumberTypes {

    public static void main(String[] args) {
        System.out.println("Type\tText → what you get\tRefused\tMessage");
        TypeTable.row("`Integer`, `int`", Integer.class, "2147483648", "2147483647", "-5");
        TypeTable.row("`Long`, `long`", Long.class, "9223372036854775808", "9223372036854775807");
        TypeTable.row("`Short`, `short`", Short.class, "32768", "32767");
        TypeTable.row("`Double`, `double`", Double.class, "1e3", "0.5", "-.5", "120");
        TypeTable.row("`Float`, `float`", Float.class, "1e3", "0.5", "0.123456789");
        TypeTable.row("`BigDecimal`", BigDecimal.class, "1e3", "89.50", "120", "12345678901234567.89");
        TypeTable.row("`BigInteger`", BigInteger.class, "9223372036854775808", "9223372036854775807");
        TypeTable.row("`Byte`, `byte`", Byte.class, "", "A", "7", "100");
        for (Class<?> type : List.of(Double.class, Float.class)) {
            if (!TypeTable.read(TypeCapture.of(type), "value = " + "9".repeat(400)).equals("Infinity")) {
                throw new IllegalStateException(type.getName());
            }
        }
    }
}
