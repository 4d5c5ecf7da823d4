package docs.tutorial.annotations.annotations_code.renamed;

import java.util.Optional;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class RenamedKey {

    // region either-key
    public record Http(
        @Config(path = "listener.idleTimeout") Optional<Integer> renamed,
        Optional<Integer> idleSeconds) {

        public int idle() {
            return renamed.or(() -> idleSeconds).orElse(30);
        }
    }
    // endregion either-key

    public static void main(String[] args) throws GestaltException {
        System.out.println("new key: " + idle("http.listener.idle-timeout"));
        System.out.println("old key: " + idle("http.idleSeconds"));
        System.out.println("neither: " + idle("http.port"));
    }

    private static int idle(String key) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig(key, "60").build())
            .build();
        gestalt.loadConfigs();
        return gestalt.getConfig("http", Http.class).idle();
    }
}
