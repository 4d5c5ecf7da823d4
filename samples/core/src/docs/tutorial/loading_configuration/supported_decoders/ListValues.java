package docs.tutorial.loading_configuration.supported_decoders;

import java.util.List;

/** Writes quotes, lists and values without a content into each format and prints what the tree keeps of them. */
public class ListValues {

    public static void main(String[] args) {
        System.out.println("You write\tJSON, YAML, HOCON\tTOML");
        for (String value : List.of("\"1.50\"", "\"\"", "[1, 2]", "[]", "{}", "[1, null, 3]", "null")) {
            FormatTable.row(value, List.of("json yaml conf", "toml"));
        }
    }
}
