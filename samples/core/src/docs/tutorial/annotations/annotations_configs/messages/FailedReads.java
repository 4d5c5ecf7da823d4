package docs.tutorial.annotations.annotations_configs.messages;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Reads a marked value as a type that it is not, and looks for the value in the message. */
public class FailedReads {

    public static void main(String[] args) throws GestaltException {
        System.out.println("Read as\tWith `@{secret}`\tWith `@{temp}`\tWith `@{encrypt}`");
        row("`Integer`", TypeCapture.of(Integer.class));
        row("`List<Integer>`, an enum, `LocalDate`, `UUID`", new TypeCapture<List<Integer>>() { }, TypeCapture.of(DayOfWeek.class),
            TypeCapture.of(LocalDate.class), TypeCapture.of(UUID.class));
        row("`Duration`", TypeCapture.of(Duration.class));
    }

    private static void row(String name, TypeCapture<?>... types) throws GestaltException {
        Set<String> rows = new HashSet<>();
        for (TypeCapture<?> type : types) {
            rows.add(String.join("\t", name, outcome("secret", type), outcome("temp", type), outcome("encrypt", type)));
        }
        if (rows.size() != 1) {
            throw new AssertionError(rows);
        }
        rows.forEach(System.out::println);
    }

    private static String outcome(String annotation, TypeCapture<?> type) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("door.code", "harbour@{" + annotation + "}").build())
            .build();
        gestalt.loadConfigs();
        try {
            throw new AssertionError(gestalt.getConfig("door.code", type));
        } catch (GestaltException e) {
            String node = annotation.equals("encrypt") ? "EncryptedLeafNode{value='secret'}"
                : annotation.equals("temp") ? "TemporaryLeafNode{value='harbour'}" : "";
            if (type.getRawType() == Integer.class && !e.getMessage().contains("Unable to parse a number on Path: door.code, from node: " + node)) {
                throw new AssertionError(e);
            }
            return e.getMessage().contains("harbour") ? "in the message" : "hidden";
        }
    }
}
