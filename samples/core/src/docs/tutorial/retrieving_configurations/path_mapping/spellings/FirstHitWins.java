package docs.tutorial.retrieving_configurations.path_mapping.spellings;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

/** Starts with all four spellings and removes the one that won after each read. */
// proves docs/tutorial/retrieving-configurations/path-mapping.mdx: the first key that exists wins, no message
// tells of the others, and the members of objects in a list or a map are found in all spellings
public class FirstHitWins {

    public record Http(Integer idleSeconds) { }

    public record Room(Integer bedCount) { }

    private static int messages;

    public static void main(String[] args) throws GestaltException {
        Logger library = Logger.getLogger("org.github.gestalt.config");
        library.setUseParentHandlers(false);
        library.setLevel(Level.ALL);
        library.addHandler(new CountMessages());

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
        System.out.println("Messages about a key: " + messages);

        Gestalt gestalt = load(List.of("rooms[0].bed-count = 3", "wings.west.bed-count = 4"));
        System.out.println(gestalt.getConfig("rooms", new TypeCapture<List<Room>>() { }));
        System.out.println(gestalt.getConfig("wings", new TypeCapture<Map<String, Room>>() { }));
    }

    private static Gestalt load(List<String> lines) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(StringConfigSourceBuilder.builder()
                .setConfig(String.join("\n", lines)).setFormat("properties").build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }
    private static class CountMessages extends Handler {

        @Override
        public void publish(LogRecord log) {
            if (log.getMessage().contains("idle") || Arrays.toString(log.getParameters()).contains("idle")) {
                messages++;
            }
        }

        @Override
        public void flush() { }

        @Override
        public void close() { }
    }
}
