package docs.blog.release_0_37_1;

import java.time.LocalTime;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class TypeWithoutDecoder {

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of("desk.opens", "07:30"))
                .build())
            .build();
        gestalt.loadConfigs();

        // region read
        try {
            LocalTime opens = gestalt.getConfig("desk.opens", LocalTime.NOON, LocalTime.class);
            System.out.println("Opens at " + opens);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        // endregion read
    }
}
