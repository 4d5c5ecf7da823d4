package docs.tutorial.retrieving_configurations.supported_decoders.tables;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.reflect.TypeCapture;

/** Types around a value, read from a number, from a text that is no number, and without a key. */
public class WrapperTypes {

    public record Room(Optional<Integer> beds) { }

    public static void main(String[] args) {
        System.out.println("Type\tThe text `5`\tThe text `5x`\tNo key");
        row("`Optional<Integer>`", new TypeCapture<Optional<Integer>>() { });
        row("the same in a record", TypeCapture.of(Room.class));
        row("`OptionalInt`", TypeCapture.of(OptionalInt.class));
        row("`OptionalLong`", TypeCapture.of(OptionalLong.class));
        row("`OptionalDouble`", TypeCapture.of(OptionalDouble.class));
        row("`ConfigContainer<Integer>`", new TypeCapture<ConfigContainer<Integer>>() { });
    }

    private static void row(String type, TypeCapture<?> capture) {
        boolean inRecord = capture.getRawType() == Room.class;
        String path = inRecord ? "value.beds" : "value";
        System.out.println(type + "\t" + cell(capture, path + " = 5") + "\t" + cell(capture, path + " = 5x")
            + "\t" + cell(capture, inRecord ? "value.name = Attic" : "name = Attic"));
    }

    private static String cell(TypeCapture<?> capture, String properties) {
        String result = TypeTable.read(capture, properties);
        return result.contains(".ConfigContainer@") ? "a container with the number"
            : result.startsWith("Unable") ? "`GestaltException`" : "`" + result + "`";
    }
}
