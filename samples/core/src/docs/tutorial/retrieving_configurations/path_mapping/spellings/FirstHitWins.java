package docs.tutorial.retrieving_configurations.path_mapping.spellings;

import java.util.ArrayList;
import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

/** Starts with all four spellings and removes the one that won after each read. */
// proves docs/tutorial/retrieving-configurations/path-mapping.mdx: the first key that exists wins
public class FirstHitWins {

    public record Http(Integer idleSeconds) { }

    public static void main(String[] args) throws GestaltException {
        List<String> lines = new ArrayList<>(List.of(
            "http.idle.seconds = 10",
            "http.idle_seconds = 20",
            "http.idle-seconds = 30",
            "http.idleSeconds = 40"));

        while (!lines.isEmpty()) {
            Gestalt gestalt = load(lines);
            System.out.printf("Spellings left: %d, value: %d%n", lines.size(),
                gestalt.getConfig("http", Http.class).idleSeconds());
            lines.remove(lines.size() - 1);
        }
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
