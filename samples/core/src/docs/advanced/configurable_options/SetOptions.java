package docs.advanced.configurable_options;

import java.util.List;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class SetOptions {

    public record Room(String name, Integer beds) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of("rooms[0].name", "Attic"))
                .build())
            .setTreatMissingValuesAsErrors(false)
            .build();
        gestalt.loadConfigs();

        for (Room room : gestalt.getConfig("rooms", new TypeCapture<List<Room>>() { })) {
            System.out.println(room.name() + ", beds: " + room.beds());
        }
    }
}
