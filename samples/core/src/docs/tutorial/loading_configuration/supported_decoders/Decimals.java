package docs.tutorial.loading_configuration.supported_decoders;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.math.BigDecimal;
import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.json.JsonModuleConfigBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.yaml.YamlModuleConfigBuilder;

/** Writes each number into each format and reads it as a type; the last column has a parser that keeps the digits. */
public class Decimals {

    private static final List<String> FORMATS = List.of("properties", "json", "yaml", "toml", "conf");

    public static void main(String[] args) {
        System.out.println("You write\tRead as\tProperties\tJSON\tYAML\tTOML\tHOCON\tJSON, YAML with the mapper");
        row("1234567.5", Double.class);
        row("12345678.5", Double.class);
        row("12345678.5", BigDecimal.class);
        row("\"12345678.5\"", BigDecimal.class);
        row("0.001", Double.class);
        row("0.0005", Double.class);
        row("\"0.0005\"", Double.class);
        row("0.0000005", Double.class);
        row("12345678901234567.89", String.class);
        row("1e3", Double.class);
        row("1.0", Integer.class);
        row("\"12345678901234567.89\"", BigDecimal.class);
        row("\"12345678901234567.89\"", String.class);
    }

    private static void row(String value, Class<?> type) {
        StringBuilder row = new StringBuilder("`" + value + "`\t`" + type.getSimpleName() + "`");
        for (String format : FORMATS) {
            row.append('\t').append(read(new GestaltBuilder(), value, format, type));
        }
        String json = read(exact(), value, "json", type);
        if (!json.equals(read(exact(), value, "yaml", type))) {
            throw new IllegalStateException(value);
        }
        System.out.println(row.append('\t').append(json));
    }

    private static GestaltBuilder exact() {
        // region keep-digits
        GestaltBuilder builder = new GestaltBuilder()
            .addModuleConfig(YamlModuleConfigBuilder.builder()
                .setObjectMapper(new ObjectMapper(new YAMLFactory())
                    .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS))
                .build());
        // endregion keep-digits
        return builder.addModuleConfig(JsonModuleConfigBuilder.builder()
            .setObjectMapper(JsonMapper.builder()
                .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS).build())
            .build());
    }

    private static String read(GestaltBuilder builder, String value, String format, Class<?> type) {
        String text = format.equals("json") ? "{\"price\": " + value + "}"
            : format.equals("yaml") ? "price: " + value
            : "price = " + value;
        try {
            Gestalt gestalt = builder
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
