package docs.tutorial.loading_configuration.supported_decoders;

import java.util.List;

/** Writes each text without quotes into each format and prints the text that the tree keeps of it. */
public class TextValues {

    public static void main(String[] args) {
        System.out.println("You write\tYAML\tTOML\tHOCON");
        for (String text : List.of("+4930", "010", "0xff", "1_000", "no", "Harbour Hotel", "card, cash",
                "12:30", "2026-05-01", "2026-05-01T10:00:00Z", "5 seconds", "")) {
            if (!FormatTable.stored(text, "json").equals("refused")) {
                throw new IllegalStateException(text);
            }
            FormatTable.row(text, List.of("yaml", "toml", "conf"));
        }
    }
}
