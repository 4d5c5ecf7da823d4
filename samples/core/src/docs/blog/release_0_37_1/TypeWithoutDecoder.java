package docs.blog.release_0_37_1;

import java.time.LocalTime;
import java.util.List;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class TypeWithoutDecoder {

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of("desk.opens", "07:30", "desk.breaks", "10:15,15:00"))
                .build())
            .build();
        gestalt.loadConfigs();

        // region read
        try {
            LocalTime opens = gestalt.getConfig(
                "desk.opens", LocalTime.NOON, LocalTime.class);
            System.out.println("Opens at " + opens);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage().split(" \\(")[0]);
        }
        // endregion read

        // region read-list
        TypeCapture<List<LocalTime>> times = new TypeCapture<>() { };
        try {
            List<LocalTime> breaks = gestalt.getConfig("desk.breaks", times);
            System.out.println("Breaks: " + breaks);
            System.out.println("First hour: " + breaks.get(0).getHour());
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        } catch (ClassCastException e) {
            System.out.println(e.getMessage().split(" \\(")[0]);
        }
        // endregion read-list
    }
}
