package docs.advanced.node_substitution.branch;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class RoomList {

    public record Room(String name, Integer beds, Integer price, String text) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .build();
        gestalt.loadConfigs();

        // region read
        List<Room> rooms = gestalt.getConfig("rooms", new TypeCapture<>() { });
        rooms.forEach(System.out::println);
        // endregion read
    }
}
