package docs.architecture.overview;

import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class ErrorsByPart {

    public static void main(String[] args) {
        // region each-part
        // Build: there is no source.
        attempt(() -> new GestaltBuilder().build());

        // Load: http is a value in one source, a map in the other.
        attempt(() -> load(Map.of("http", "8080"), Map.of("http.port", "8080")));

        // Load: nothing knows tunnel.port.
        attempt(() -> load(Map.of("db.port", "${tunnel.port}")));

        // Load: the file to include does not exist.
        attempt(() -> load(
            Map.of("$include", "source=file,path=missing.properties")));

        // Read: there is a letter too many.
        attempt(() -> load(Map.of("db.port", "5432x"))
            .getConfig("db.port", Integer.class));
        // endregion each-part
    }

    private static void attempt(Action action) {
        try {
            action.run();
            System.out.println("No exception");
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
    }

    @SafeVarargs
    private static Gestalt load(Map<String, String>... sources) throws GestaltException {
        GestaltBuilder builder = new GestaltBuilder();
        for (Map<String, String> source : sources) {
            builder.addSource(MapConfigSourceBuilder.builder().setCustomConfig(source).build());
        }
        Gestalt gestalt = builder.build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private interface Action {
        void run() throws GestaltException;
    }
}
