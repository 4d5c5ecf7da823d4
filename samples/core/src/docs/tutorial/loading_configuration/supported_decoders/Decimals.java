package docs.tutorial.loading_configuration.supported_decoders;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.dataformat.toml.TomlMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.math.BigDecimal;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.json.JsonModuleConfigBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.toml.TomlModuleConfigBuilder;
import org.github.gestalt.config.yaml.YamlModuleConfigBuilder;

/** Writes each number into each format and reads it as a Double; the last column has a parser that keeps the number as written. */
public class Decimals {

    public static void main(String[] args) {
        System.out.println("You write\tProperties\tJSON, YAML, HOCON\tTOML\tWith the mapper below");
        for (String number : List.of("80.00", "80.50", "12345678.5", "0.0005", "0.0000005", "1e3")) {
            System.out.println("`" + number + "`\t"
                + read(false, number, Double.class, List.of("properties")) + "\t"
                + read(false, number, Double.class, List.of("json", "yaml", "conf")) + "\t"
                + read(false, number, Double.class, List.of("toml")) + "\t"
                + read(true, number, Double.class, List.of("json", "yaml", "toml")));
        }

        // The parsers with the mapper keep each digit of a text.
        String digits = "12345678901234567.89";
        expect("`" + digits + "`", read(true, digits, String.class, List.of("json", "yaml", "toml")));

        // HOCON and TOML alone drop the zero of a whole number.
        expect("`1`", read(false, "1.0", Integer.class, List.of("toml", "conf")));
        expect("fails", read(false, "1.0", Integer.class, List.of("properties", "json", "yaml")));

        // The limits of a double without an E.
        for (String limit : List.of("9999999.5", "1234567.5", "0.001")) {
            expect("`" + limit + "`", read(false, limit, Double.class, List.of("json", "yaml", "conf", "toml", "properties")));
        }

        // What TOML, and YAML with the first feature alone, make of zeros at the end.
        expect("`8E+1`", read(new GestaltBuilder(), "80.00", "toml", String.class));
        expect("`1E+2`", read(new GestaltBuilder(), "100.0", "toml", String.class));
        expect("`5E-7`", read(new GestaltBuilder(), "0.0000005", "toml", String.class));
        expect("`0.000005`", read(new GestaltBuilder(), "0.000005", "toml", String.class));
        GestaltBuilder firstAlone = new GestaltBuilder().addModuleConfig(YamlModuleConfigBuilder.builder()
            .setObjectMapper(new ObjectMapper(new YAMLFactory())
                .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS))
            .build());
        expect("`8E+1`", read(firstAlone, "80.00", "yaml", String.class));
    }

    private static void expect(String expected, String text) {
        if (!text.equals(expected)) {
            throw new IllegalStateException(text);
        }
    }

    private static GestaltBuilder exact() {
        // region keep-digits
        ObjectMapper yaml = new ObjectMapper(new YAMLFactory())
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .configure(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES, false);
        GestaltBuilder builder = new GestaltBuilder()
            .addModuleConfig(YamlModuleConfigBuilder.builder().setObjectMapper(yaml).build());
        // endregion keep-digits
        return builder.addModuleConfig(JsonModuleConfigBuilder.builder()
            .setObjectMapper(keepDigits(new ObjectMapper())).build())
            .addModuleConfig(TomlModuleConfigBuilder.builder()
                .setObjectMapper(keepDigits(new TomlMapper())).build());
    }

    private static ObjectMapper keepDigits(ObjectMapper mapper) {
        return mapper.enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .configure(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES, false);
    }

    /** What the formats, which have to agree, make of the value. */
    static String read(boolean exact, String value, Class<?> type, List<String> formats) {
        Set<String> results = new TreeSet<>();
        for (String format : formats) {
            results.add(read(exact ? exact() : new GestaltBuilder(), value, format, type));
        }
        if (results.size() > 1) {
            throw new IllegalStateException(value + " " + results);
        }
        return results.iterator().next();
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
            if (!problem.getMessage().contains("Unable to parse a number on Path: price")) {
                throw new IllegalStateException(problem);
            }
            return "fails";
        }
    }

    /** Java prints large and small doubles with an E; a number is shown here without it. */
    private static String plain(Object value) {
        return value instanceof Double
            ? new BigDecimal(value.toString()).stripTrailingZeros().toPlainString() : value.toString();
    }
}
