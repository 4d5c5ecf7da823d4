package docs.usecase.override_env_vars;

import java.util.List;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Which path each variable becomes, with the prefix kept and removed; the first ones are those of deployment.yaml. */
public class NameTable {

    public record Http(Integer idleSeconds) { }

    public record Variable(String name, String value) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt manifest = new GestaltBuilder().addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("deployment.yaml").build()).build();
        manifest.loadConfigs();
        for (Variable variable : manifest.getConfig("env", new TypeCapture<List<Variable>>() { })) {
            if (!variable.value().equals(System.getenv(variable.name()))) {
                throw new IllegalStateException(variable + " is not set");
            }
        }
        System.out.println("Variable\tPath\tMeets");
        row("BOOKING_HTTP_PORT", "http.port", "`http.port`", "http.port");
        row("BOOKING_HTTP_MAXREQUESTS", "http.maxrequests", "`http.maxRequests`, because paths ignore the case", "http.maxRequests");
        row("BOOKING_HTTP_MAX_REQUESTS", "http.max.requests", "not `http.maxRequests`, which keeps the 100 of the file", "http.max.requests");
        row("BOOKING_HTTP_IDLESECONDS", "http.idleseconds", "a member `idleSeconds`, but not the path `http.idle-seconds`", "http.idleSeconds");
        row("BOOKING_ROOMS_0", "rooms.0", "not `rooms[0]`", "rooms.0");
        row("BOOKING_COUNTRIES", "countries", "the whole list `countries`", "countries");
    }

    /** What the variable gives for a file with http.idle-seconds: the member of a record, and the path. */
    private static String member() throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(Map.of("http.idle-seconds", "30")).build())
            .addSource(EnvironmentConfigSourceBuilder.builder().setPrefix("BOOKING_").setRemovePrefix(true).build()).build();
        gestalt.loadConfigs();
        return gestalt.getConfig("http", Http.class).idleSeconds() + " " + gestalt.getConfig("http.idle-seconds", String.class);
    }

    /** What the file's http.maxRequests is, with the variable whose words are apart. */
    private static String kept() throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder().setResource("application.properties").build())
            .addSource(EnvironmentConfigSourceBuilder.builder().setPrefix("APART_").setRemovePrefix(true).build()).build();
        gestalt.loadConfigs();
        return gestalt.getConfig("http.maxRequests", String.class);
    }

    /** The path has the value of the variable, and the variable alone gives it. */
    private static void row(String variable, String path, String meets, String read) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder().addSource(EnvironmentConfigSourceBuilder.builder()
            .setPrefix(variable.substring(0, variable.lastIndexOf('_') + 1)).build()).build();
        gestalt.loadConfigs();
        String kept = "booking." + path;
        if (!gestalt.getConfig(kept, String.class).equals(System.getenv(variable))
            || !kept.toLowerCase().equals("booking." + read.toLowerCase())) {
            throw new IllegalStateException(variable);
        }
        if (variable.endsWith("IDLESECONDS") && !member().equals("60 30")) {
            throw new IllegalStateException(member());
        }
        if (variable.endsWith("MAX_REQUESTS") && (gestalt.getConfigOptional("booking.http.maxRequests", String.class).isPresent()
            || !System.getenv(variable).equals("300") || !kept().equals("100"))) {
            throw new IllegalStateException(variable);
        }
        System.out.println("`" + variable + "`\t`" + path + "`\t" + meets);
    }
}
