package docs.advanced.logging;

import java.util.Map;
import java.util.TreeMap;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

public class PrintMasked {

    public static void main(String[] args) throws GestaltException {
        var values = new TreeMap<>(Map.of(
            "db.password", "harbour-light",
            "door.pin", "4711",
            "mail.pwd", "sea-breeze"));

        // region add-a-rule
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).build())
            .addSecurityMaskingRule("pwd|pin")
            .build();
        gestalt.loadConfigs();

        System.out.println(gestalt.debugPrint(Tags.of()));
        // endregion add-a-rule
    }
}
