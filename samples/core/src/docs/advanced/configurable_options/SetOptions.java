package docs.advanced.configurable_options;

import java.util.List;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class SetOptions {

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of("rooms[0]", "Sea", "rooms[2]", "Attic"))
                .build())
            .setTreatMissingValuesAsErrors(false)
            .build();
        gestalt.loadConfigs();

        System.out.println(gestalt.getConfig("rooms", new TypeCapture<List<String>>() { }));
    }
}
