package docs.tutorial.retrieving_configurations.retrieving_configuration.mistakes;

import java.util.Optional;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

/** Makes each mistake, does it right beside it, and prints what came of both. */
public class ReadMistakes {

    public record Root(Http http) { }

    public record Http(Integer port) { }

    static final TypeCapture<Integer> NUMBER = TypeCapture.of(Integer.class);

    interface Read {
        Object run(Gestalt gestalt) throws GestaltException;
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println("You write\tYou get\tInstead\tThen you get");
        row("`http/port` as the path", gestalt -> gestalt.getConfig("http/port", Integer.class),
            "a dot between the names", gestalt -> gestalt.getConfig("http.port", Integer.class));
        row("`null` as the path", gestalt -> gestalt.getConfig(null, Http.class),
            "`\"\"` for the root", gestalt -> gestalt.getConfig("", Root.class));
        row("`Optional.class` as the type", gestalt -> gestalt.getConfig("http.port", Optional.class),
            "`getConfigOptional()`", gestalt -> gestalt.getConfigOptional("http.port", Integer.class));
        row("`isDefault()` of a `getConfigResult(…)`, twice", gestalt -> isDefault(gestalt) + ", then " + isDefault(gestalt),
            "`isEmpty()` of a `getConfigOptional(…)`", gestalt -> isEmpty(gestalt) + ", then " + isEmpty(gestalt));
    }

    private static boolean isDefault(Gestalt gestalt) {
        return gestalt.getConfigResult("http.idleSeconds", 30, NUMBER, Tags.of()).isDefault();
    }

    private static boolean isEmpty(Gestalt gestalt) {
        return gestalt.getConfigOptional("http.idleSeconds", Integer.class).isEmpty();
    }

    private static void row(String mistake, Read wrong, String remedy, Read right) throws GestaltException {
        System.out.println(String.join("\t", mistake, outcome(wrong), remedy, outcome(right)));
    }

    private static String outcome(Read read) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder().setResource("application.properties").build())
            .build();
        gestalt.loadConfigs();
        try {
            return "`" + read.run(gestalt) + "`";
        } catch (GestaltException e) {
            return "`" + e.getMessage().lines().findFirst().orElseThrow() + "`";
        } catch (RuntimeException e) {
            return "`" + e.getClass().getSimpleName() + "`";
        }
    }
}
