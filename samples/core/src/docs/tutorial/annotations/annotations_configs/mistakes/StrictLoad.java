package docs.tutorial.annotations.annotations_configs.mistakes;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Loads a value with an annotation that nobody knows, with warnings as errors. */
public class StrictLoad {

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("door.code", "4711@{secure}")
                .build())
            .setTreatWarningsAsErrors(true)
            .build();
        try {
            gestalt.loadConfigs();
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
    }
}
