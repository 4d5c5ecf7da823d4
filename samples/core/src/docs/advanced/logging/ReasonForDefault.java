package docs.advanced.logging;

import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.logging.StreamHandler;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class ReasonForDefault {

    // region logger
    // A field, because java.util.logging drops the level with the last reference.
    private static final Logger READS =
        Logger.getLogger("org.github.gestalt.config.GestaltCore");

    static void showDebugMessages() {
        Handler handler = new StreamHandler(System.out, new SimpleFormatter());
        handler.setLevel(Level.FINE);
        READS.setLevel(Level.FINE);
        READS.addHandler(handler);
    }
    // endregion logger

    public static void main(String[] args) throws GestaltException {
        showDebugMessages();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of("db.port", "5432x"))
                .build())
            .build();
        gestalt.loadConfigs();

        for (int read = 1; read <= 2; read++) {
            int port = gestalt.getConfig("db.port", 5432, Integer.class);
            for (Handler handler : READS.getHandlers()) {
                handler.flush();
            }
            System.out.println("read " + read + ": port " + port);
        }
    }
}
