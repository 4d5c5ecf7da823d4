package docs.tutorial.retrieving_configurations.retrieving_configuration.mistakes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;

/** Makes each mistake and prints what came of it, and compares what the remedy gives with what it should. */
public class ReadMistakes {

    public record Whole(Http http) { }

    public record Gap(Idle http) { }

    public record Http(Integer port) { }

    public record Idle(Integer port, Integer idleSeconds) { }

    public record Room(String name, Integer beds) { }

    static final TypeCapture<List<Room>> ROOMS = new TypeCapture<List<Room>>() { };

    interface Read {
        Object run(Gestalt gestalt) throws GestaltException;
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println("You write\tYou get\tInstead");
        row("`http/port` as the path", gestalt -> gestalt.getConfig("http/port", Integer.class),
            "a dot between the names", "8080", gestalt -> gestalt.getConfig("http.port", Integer.class));
        row("`null` as the path, even with a default", gestalt -> gestalt.getConfig(null, 80, Integer.class),
            "`\"\"` for the whole tree", "Whole[http=Http[port=8080]]", gestalt -> gestalt.getConfig("", Whole.class));
        row("`Optional.class` as the type", gestalt -> gestalt.getConfig("http.port", Optional.class),
            "`getConfigOptional()`", "Optional[8080]", gestalt -> gestalt.getConfigOptional("http.port", Integer.class));
        row("an `Optional` of the root, with one member missing", gestalt -> gestalt.getConfigOptional("", Gap.class),
            "`getConfig()` with the same path, which names the member", "Unable to find node matching path: http.idleSeconds",
            gestalt -> gestalt.getConfig("", Gap.class));
        row("`getConfigOptional(\"http\", String.class)`, to ask whether a group is there", gestalt -> gestalt.getConfigOptional("http", String.class),
            "a record, or a key of the group", "Optional[Http[port=8080]]", gestalt -> gestalt.getConfigOptional("http", Http.class));
        row("a variable `BOOKING_HTTP_PORT`, and `setRemovePrefix(true)` left out", gestalt -> prefixed(false).getConfig("http.port", Integer.class),
            "`setRemovePrefix(true)`", "9090", gestalt -> prefixed(true).getConfig("http.port", Integer.class));
        row("clear a list that you read", gestalt -> {
            gestalt.getConfig("rooms", ROOMS).clear();
            return gestalt.getConfig("rooms", ROOMS);
        }, "clear a copy of it", "[Room[name=Sea view, beds=2], Room[name=Attic, beds=1]]", gestalt -> {
            new ArrayList<>(gestalt.getConfig("rooms", ROOMS)).clear();
            return gestalt.getConfig("rooms", ROOMS);
        });
    }

    private static Gestalt prefixed(boolean removePrefix) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(EnvironmentConfigSourceBuilder.builder().setPrefix("BOOKING").setRemovePrefix(removePrefix).build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static void row(String mistake, Read wrong, String remedy, String expected, Read right) throws GestaltException {
        if (!outcome(right).equals("`" + expected + "`")) {
            throw new AssertionError(remedy + ": " + outcome(right));
        }
        System.out.println(String.join("\t", mistake, outcome(wrong), remedy));
    }

    private static String outcome(Read read) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder().setResource("application.properties").build())
            .build();
        gestalt.loadConfigs();
        try {
            return "`" + read.run(gestalt) + "`";
        } catch (GestaltException e) {
            String last = e.getMessage().lines().reduce((first, second) -> second).orElseThrow();
            return "`" + last.replaceAll(".*message: ", "").replaceAll(", for class.*", "") + "`";
        } catch (RuntimeException e) {
            return "`" + e.getClass().getSimpleName() + "`" + (e.getMessage() == null ? " without a message" : "");
        }
    }
}
