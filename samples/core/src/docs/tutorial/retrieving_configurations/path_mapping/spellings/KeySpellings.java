package docs.tutorial.retrieving_configurations.path_mapping.spellings;

import java.util.List;
import java.util.Optional;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

/** Reads each spelling of a key by a member, and by a path. */
public class KeySpellings {

    public record Http(Optional<Integer> idleSeconds) { }

    public record Renamed(@Config(path = "idleSeconds") Optional<Integer> idle) { }

    public record Moved(@Config(path = "idleTimeout") Optional<Integer> idleSeconds) { }

    public interface View {
        Optional<Integer> getIdleSeconds();
    }

    public static class Bean {
        Optional<Integer> idleSeconds;
    }

    public record Desk(Boolean isOpen) { }

    public interface DeskView {
        boolean isOpen();
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println("Key in the file\tA member `idleSeconds`\tThe path `http.idleSeconds`");
        for (String key : List.of("idleSeconds", "IdleSECONDS", "idle-seconds", "idle_seconds", "idle.seconds", "IDLE_SECONDS", "idle--seconds")) {
            Gestalt gestalt = load("http." + key + " = 60");
            Optional<Integer> member = gestalt.getConfig("http", Http.class).idleSeconds();
            same(member, gestalt.getConfig("http", Renamed.class).idle());
            same(member, gestalt.getConfig("http", View.class).getIdleSeconds());
            same(member, gestalt.getConfig("http", Bean.class).idleSeconds);
            System.out.println("`http." + key + "`\t" + found(member)
                + "\t" + found(gestalt.getConfigOptional("http.idleSeconds", Integer.class)));
        }
        same(Optional.of(60), load("http.idle-timeout = 60").getConfig("http", Moved.class).idleSeconds());
        same(Optional.empty(), load("http.idleSeconds = 60").getConfig("http", Moved.class).idleSeconds());
        same(true, load("desk.is-open = true").getConfig("desk", Desk.class).isOpen());
        same(Optional.empty(), load("desk.open = true").getConfigOptional("desk", Desk.class));
        same(true, load("desk.open = true").getConfig("desk", DeskView.class).isOpen());
    }

    private static void same(Object expected, Object actual) {
        if (!expected.equals(actual)) {
            throw new AssertionError(expected + " and " + actual);
        }
    }

    private static String found(Optional<Integer> value) {
        return value.isPresent() ? "found" : "not found";
    }

    private static Gestalt load(String... lines) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(StringConfigSourceBuilder.builder()
                .setConfig(String.join("\n", lines)).setFormat("properties").build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }
}
