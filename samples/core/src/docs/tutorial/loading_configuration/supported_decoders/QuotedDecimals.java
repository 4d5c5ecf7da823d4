package docs.tutorial.loading_configuration.supported_decoders;

import java.math.BigDecimal;
import java.util.List;

/** Writes each number in quotes into each format and reads it as a type, also with the parsers that keep the digits. */
public class QuotedDecimals {

    public static void main(String[] args) {
        System.out.println("You write\tRead as\tProperties\tThe other four");
        row("\"80.00\"", Double.class);
        row("\"12345678.5\"", BigDecimal.class);
        row("\"1.23456789012345678\"", BigDecimal.class);
        row("\"1.23456789012345678\"", String.class);
    }

    private static void row(String value, Class<?> type) {
        String others = Decimals.read(false, value, type, List.of("json", "yaml", "toml", "conf"));
        if (!others.equals(Decimals.read(true, value, type, List.of("json", "yaml", "toml")))) {
            throw new IllegalStateException(value);
        }
        System.out.println("`" + value + "`\t`" + type.getSimpleName() + "`\t"
            + Decimals.read(false, value, type, List.of("properties")) + "\t" + others);
    }
}
