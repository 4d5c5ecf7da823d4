package docs.advanced.configurable_options;

import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.GestaltConfig;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class FromAnObject {

    public record Http(Integer port, Integer idle) { }

    public static void main(String[] args) throws GestaltException {
        // region take-options
        GestaltConfig shared = new GestaltConfig();
        shared.setTreatMissingValuesAsErrors(false);
        shared.setTreatEmptyStringAsAbsent(true);

        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of("http.port", "9090", "title", ""))
                .build())
            .setGestaltConfig(shared)
            .build();
        gestalt.loadConfigs();

        System.out.println(gestalt.getConfig("http", Http.class));
        System.out.println("title: '" + gestalt.getConfig("title", "Harbour", String.class) + "'");
        // endregion take-options
    }
}
