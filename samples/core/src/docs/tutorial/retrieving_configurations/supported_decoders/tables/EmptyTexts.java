package docs.tutorial.retrieving_configurations.supported_decoders.tables;

import java.io.File;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.net.URL;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Collection;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Reads an empty text as each type, with and without the setting for it. */
public class EmptyTexts {

    public record Http(@Config(defaultVal = "30") Integer value) { }

    public static void main(String[] args) throws GestaltException {
        System.out.println("Type\tAn empty text\tWith `setTreatEmptyStringAsAbsent(true)`");
        row("a number, `Character`, date, `Duration`, enum, `UUID`, `URL`",
            TypeCapture.of(Integer.class), TypeCapture.of(Long.class), TypeCapture.of(Short.class),
            TypeCapture.of(Byte.class), TypeCapture.of(Double.class), TypeCapture.of(Float.class),
            TypeCapture.of(BigDecimal.class), TypeCapture.of(BigInteger.class), TypeCapture.of(Character.class),
            TypeCapture.of(Duration.class), TypeCapture.of(Instant.class), TypeCapture.of(LocalDate.class),
            TypeCapture.of(LocalDateTime.class), TypeCapture.of(Date.class), TypeCapture.of(DayOfWeek.class),
            TypeCapture.of(UUID.class), TypeCapture.of(URL.class));
        row("`Boolean`", TypeCapture.of(Boolean.class));
        row("`String`, `Path`, `File`, `URI`, `Pattern`", TypeCapture.of(String.class), TypeCapture.of(Path.class),
            TypeCapture.of(File.class), TypeCapture.of(URI.class), TypeCapture.of(Pattern.class));
        row("a class with a `String` constructor", TypeCapture.of(StringBuilder.class));
        row("`Optional<String>`", new TypeCapture<Optional<String>>() { });
        row("`Optional<Integer>`", new TypeCapture<Optional<Integer>>() { });
        row("`List<String>`, `Set<String>`",
            new TypeCapture<List<String>>() { }, new TypeCapture<Set<String>>() { });
        row("`List<Integer>`, `Set<Integer>`",
            new TypeCapture<List<Integer>>() { }, new TypeCapture<Set<Integer>>() { });
        row("`Map<String, Integer>`", new TypeCapture<Map<String, Integer>>() { });
        System.out.println("a member `Integer` with a `defaultVal`\t" + cell("", TypeCapture.of(Http.class), false)
            + "\t" + cell("", TypeCapture.of(Http.class), true));
    }

    /** All types of a row must give the same. */
    private static void row(String names, TypeCapture<?>... types) throws GestaltException {
        String usual = cell(types[0], false);
        String absent = cell(types[0], true);
        for (TypeCapture<?> type : types) {
            if (!cell(type, false).equals(usual) || !cell(type, true).equals(absent)) {
                throw new IllegalStateException(type.getName());
            }
        }
        System.out.println(names + "\t" + usual + "\t" + absent);
    }

    private static String cell(TypeCapture<?> capture, boolean emptyIsAbsent) throws GestaltException {
        return cell("value", capture, emptyIsAbsent);
    }

    private static String cell(String path, TypeCapture<?> capture, boolean emptyIsAbsent) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(Map.of("value", "")).build())
            .setTreatEmptyStringAsAbsent(emptyIsAbsent)
            .build();
        gestalt.loadConfigs();
        try {
            Object result = gestalt.getConfig(path, capture);
            if (result instanceof Collection && ((Collection<?>) result).size() == 1) {
                return "one empty element";
            }
            String text = String.valueOf(result);
            return text.isEmpty() ? "empty" : "`" + text + "`";
        } catch (GestaltException problem) {
            return "`GestaltException`";
        }
    }
}
