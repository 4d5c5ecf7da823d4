package docs.usecase.override_command_line;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;

public class OverrideListElement {

    public record Room(String name) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .addSource(SystemPropertiesConfigSourceBuilder.builder().build())
            .build();
        gestalt.loadConfigs();

        // region read-list
        TypeCapture<List<Room>> type = new TypeCapture<>() { };
        List<Room> rooms = gestalt.getConfig("rooms", type);
        for (Room room : rooms) {
            System.out.println("Room: " + room.name());
        }
        // endregion read-list
    }
}
