package docs.tutorial.getting_started;

import java.util.List;
import java.util.Optional;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class DefaultHidesErrors {

    public record Room(String name, Integer beds) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("rooms-draft.properties")
                .build())
            .build();
        gestalt.loadConfigs();

        // region with-and-without-a-default
        List<Room> rooms = gestalt.getConfig(
            "rooms", List.of(), new TypeCapture<List<Room>>() { });
        System.out.println("With a default: " + rooms.size() + " rooms");

        Optional<List<Room>> optional = gestalt.getConfigOptional(
            "rooms", new TypeCapture<List<Room>>() { });
        System.out.println("Optional: " + optional);

        try {
            gestalt.getConfig("rooms", new TypeCapture<List<Room>>() { });
        } catch (GestaltException e) {
            System.out.println("Without a default: " + e.getMessage());
        }
        // endregion with-and-without-a-default
    }
}
