package docs.tutorial.annotations.annotations_configs.messages;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Reads a marked value as a type that it is not, and looks for the value in the message. */
public class FailedReads {

    public static void main(String[] args) throws GestaltException {
        System.out.println("Read as\t`@{secret}`\t`@{temp}`\t`@{encrypt}`");
        row("`Integer`", TypeCapture.of(Integer.class));
        row("`List<Integer>`", new TypeCapture<List<Integer>>() { });
        row("an enum", TypeCapture.of(DayOfWeek.class));
        row("`LocalDate`", TypeCapture.of(LocalDate.class));
        row("`UUID`", TypeCapture.of(UUID.class));
        row("`Duration`", TypeCapture.of(Duration.class));
    }

    private static void row(String name, TypeCapture<?> type) throws GestaltException {
        System.out.println(String.join("\t", name, outcome("secret", type), outcome("temp", type), outcome("encrypt", type)));
    }

    private static String outcome(String annotation, TypeCapture<?> type) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("door.code", "harbour@{" + annotation + "}").build())
            .build();
        gestalt.loadConfigs();
        try {
            throw new AssertionError(gestalt.getConfig("door.code", type));
        } catch (GestaltException e) {
            if (annotation.equals("encrypt") && type.getRawType() == Integer.class && !e.getMessage().contains("EncryptedLeafNode{value='secret'}")) {
                throw new AssertionError(e);
            }
            return e.getMessage().contains("harbour") ? "in the message" : "hidden";
        }
    }
}
