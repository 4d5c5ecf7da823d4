package docs.tutorial.retrieving_configurations.supported_decoders.tables;

import java.util.List;
import java.util.UUID;
import java.util.regex.Pattern;
import org.github.gestalt.config.reflect.TypeCapture;

/** Types of texts and choices. */
public class TextTypes {

    public enum Season { SUMMER, HIGH_SEASON }

    public enum Labelled {
        SUMMER, HIGH_SEASON;

        @Override
        public String toString() {
            return this == SUMMER ? "the summer" : "the high season";
        }
    }

    public static class Iban {
        private final String text;

        public Iban(String text) {
            if (!text.startsWith("DE")) {
                throw new IllegalArgumentException("not a German account");
            }
            this.text = text;
        }

        @Override
        public String toString() {
            return "Iban " + text;
        }
    }

    public static void main(String[] args) {
        System.out.println("Type\tText → what you get\tRefused\tMessage");
        TypeTable.row("`String`", String.class, null, "Harbour Hotel");
        TypeTable.row("`Boolean`, `boolean`", Boolean.class, null, "true", "TRUE", "yes", "1", "on");
        TypeTable.row("an enum", Season.class, "high-season", "summer", "high_season");
        for (String refused : List.of("0", "the summer")) {
            if (!TypeTable.read(TypeCapture.of(Labelled.class), "value = " + refused).startsWith("ENUM")) {
                throw new IllegalStateException(refused);
            }
        }
        TypeTable.row("`Character`, `char`", Character.class, "", "A", "AB");
        TypeTable.row("`UUID`", UUID.class, "9f1c", "9f1c3f1e-4b5d-4c7a-8f3e-2d1a0b9c8d7e", "1-1-1-1-1");
        TypeTable.row("`Pattern`", Pattern.class, "[", "room-.");
        TypeTable.row("a class with a `String` constructor", Iban.class, "FR14", "DE89");
    }
}
