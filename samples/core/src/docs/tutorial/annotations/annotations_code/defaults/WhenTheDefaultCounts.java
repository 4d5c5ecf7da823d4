package docs.tutorial.annotations.annotations_code.defaults;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

/** Reads one member with a default from files that differ. */
public class WhenTheDefaultCounts {

    public record Http(@Config(defaultVal = "30") Integer idleSeconds) { }

    public static void main(String[] args) throws GestaltException {
        System.out.println("The file has\tYou get");
        for (String file : new String[] {
            "http.idleSeconds = 60", "http.port = 9090", "http.idleSeconds =", "http.idleSeconds = soon", "db.port = 5432"}) {
            System.out.printf("`%s`\t`%s`%n", file, outcome(file));
        }
    }

    private static String outcome(String file) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(StringConfigSourceBuilder.builder().setConfig(file).setFormat("properties").build())
            .build();
        gestalt.loadConfigs();
        try {
            return gestalt.getConfig("http", Http.class).idleSeconds().toString();
        } catch (GestaltException e) {
            return e.getMessage().lines().skip(1).findFirst().orElseThrow()
                .replaceAll(".*message: |, for class.*| attempting.*", "");
        }
    }
}
