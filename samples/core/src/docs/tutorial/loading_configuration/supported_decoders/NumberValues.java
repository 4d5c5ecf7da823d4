package docs.tutorial.loading_configuration.supported_decoders;

import java.util.List;

/** Writes each number into each format and prints the text that the tree keeps of it. */
public class NumberValues {

    public static void main(String[] args) {
        System.out.println("You write\tJSON, YAML\tTOML\tHOCON");
        for (String number : List.of("1.50", "80.00", "1e3", "1.23456789012345678", "123456789012345678")) {
            FormatTable.row(number, List.of("json yaml", "toml", "conf"));
        }

        // An integer keeps more digits than fit into a long.
        String integer = "12345678901234567890";
        for (String format : List.of("json", "yaml", "toml", "conf")) {
            if (!FormatTable.stored(integer, format).equals("`" + integer + "`")) {
                throw new IllegalStateException(format);
            }
        }
    }
}
