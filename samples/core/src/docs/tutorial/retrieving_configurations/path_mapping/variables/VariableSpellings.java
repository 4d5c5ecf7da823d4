package docs.tutorial.retrieving_configurations.path_mapping.variables;

import java.util.Locale;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

/** Lets an environment variable with the value 90 meet a file with the value 60, in several spellings. */
public class VariableSpellings {

    public record Http(Integer idleSeconds) { }

    static Gestalt gestalt;

    public static void main(String[] args) throws GestaltException {
        gestalt = new GestaltBuilder()
            .addSource(StringConfigSourceBuilder.builder()
                .setConfig("""
                    http1.idleSeconds = 60
                    http2.idle-seconds = 60
                    http3.idle-seconds = 60
                    http4.idle.seconds = 60
                    """)
                .setFormat("properties")
                .build())
            .addSource(EnvironmentConfigSourceBuilder.builder()
                .setPrefix("BOOKING")
                .setRemovePrefix(true)
                .build())
            .build();
        gestalt.loadConfigs();

        System.out.println("Key in the file (value 60)\tVariable (value 90)\tYou get");
        row("http1.idleSeconds", "BOOKING_HTTP1_IDLE_SECONDS");
        row("http2.idle-seconds", "BOOKING_HTTP2_IDLE_SECONDS");
        row("http3.idle-seconds", "BOOKING_HTTP3_IDLESECONDS");
        row("http4.idle.seconds", "BOOKING_HTTP4_IDLESECONDS");
        row("no key", "BOOKING_HTTP5_IDLE_SECONDS");
    }

    private static void row(String key, String variable) throws GestaltException {
        if (!"90".equals(System.getenv(variable))) {
            throw new AssertionError(variable);
        }
        String path = variable.substring(8, 13).toLowerCase(Locale.ROOT);
        System.out.printf("%s\t`%s`\t`%d`%n", key.contains(" ") ? key : "`" + key + "`", variable, gestalt.getConfig(path, Http.class).idleSeconds());
    }
}
