package docs.tutorial.loading_configuration.supported_decoders;

import java.math.BigDecimal;
import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

/** Writes each number into each format and reads it as a type. */
public class Decimals {

    private static final List<String> FORMATS = List.of("properties", "json", "yaml", "toml", "conf");

    public static void main(String[] args) {
        System.out.println("You write\tRead as\tProperties\tJSON\tYAML\tTOML\tHOCON");
        row("1234567.5", Double.class);
        row("12345678.5", Double.class);
        row("12345678.5", BigDecimal.class);
        row("\"12345678.5\"", BigDecimal.class);
        row("0.001", Double.class);
        row("0.0005", Double.class);
        row("\"0.0005\"", Double.class);
        row("0.0000005", Double.class);
        row("1e3", Double.class);
        row("1.0", Integer.class);
        row("\"12345678901234567.89\"", BigDecimal.class);
        row("\"12345678901234567.89\"", String.class);
    }

    private static void row(String value, Class<?> type) {
        StringBuilder row = new StringBuilder("`" + value + "`\t`" + type.getSimpleName() + "`");
        for (String format : FORMATS) {
            row.append('\t').append(read(value, format, type));
        }
        System.out.println(row);
    }

    private static String read(String value, String format, Class<?> type) {
        String text = format.equals("json") ? "{\"price\": " + value + "}"
            : format.equals("yaml") ? "price: " + value
            : "price = " + value;
        try {
            Gestalt gestalt = new GestaltBuilder()
                .addSource(StringConfigSourceBuilder.builder()
                    .setConfig(text).setFormat(format).build())
                .build();
            gestalt.loadConfigs();
            return "`" + plain(gestalt.getConfig("price", type)) + "`";
        } catch (GestaltException problem) {
            return problem.getMessage().replaceAll("(?s).*(Unable to \\w+|Exception loading).*", "$1");
        }
    }

    /** Java prints large and small doubles with an E; a number is shown here without it. */
    private static String plain(Object value) {
        return value instanceof Double
            ? new BigDecimal(value.toString()).stripTrailingZeros().toPlainString() : value.toString();
    }
}
