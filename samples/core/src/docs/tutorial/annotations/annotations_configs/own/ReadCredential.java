package docs.tutorial.annotations.annotations_configs.own;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class ReadCredential {

    public static void main(String[] args) throws GestaltException {
        // region read
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("door.code", "4711@{credential}")
                .addCustomConfig("door.name", "Harbour@{secret}")
                .build())
            .build();
        gestalt.loadConfigs();

        System.out.println(gestalt.getConfig("door.code", String.class));
        System.out.println(gestalt.debugPrint());
        // endregion read
    }
}
