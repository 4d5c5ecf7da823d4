package docs.advanced.logging;

import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class SendToLogback {

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of("db.port", "5432x"))
                .build())
            .build();
        gestalt.loadConfigs();

        // region read
        int port = gestalt.getConfig("db.port", 5432, Integer.class);
        int pool = gestalt.getConfig("db.pool", 10, Integer.class);
        System.out.println("port " + port + ", pool " + pool);
        // endregion read
    }
}
