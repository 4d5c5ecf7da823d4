package docs.tutorial.retrieving_configurations.path_mapping.spellings;

import java.util.ArrayList;
import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

public class FirstHitWins {

    public record Http(Integer idleSeconds) { }

    public static void main(String[] args) throws GestaltException {
        // region remove-the-winner
        List<String> lines = new ArrayList<>(List.of(
            "http.idle.seconds = 10",
            "http.idle_seconds = 20",
            "http.idle-seconds = 30",
            "http.idleSeconds = 40"));

        while (!lines.isEmpty()) {
            Gestalt gestalt = load(lines);
            System.out.printf("%d spellings: %d%n", lines.size(),
                gestalt.getConfig("http", Http.class).idleSeconds());
            lines.remove(lines.size() - 1);
        }
        // endregion remove-the-winner
    }

    private static Gestalt load(List<String> lines) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(StringConfigSourceBuilder.builder()
                .setConfig(String.join("\n", lines)).setFormat("properties").build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }
}
