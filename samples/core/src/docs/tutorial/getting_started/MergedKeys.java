package docs.tutorial.getting_started;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class MergedKeys {

    private static final List<String> KEYS = List.of(
        "booking.title", "http.port", "db.host", "db.port", "db.pool.size", "rooms[0].beds", "rooms[1].name", "rooms[1].beds");

    private static Gestalt load(String... resources) throws GestaltException {
        GestaltBuilder builder = new GestaltBuilder();
        for (String resource : resources) {
            builder.addSource(ClassPathConfigSourceBuilder.builder().setResource(resource).build());
        }
        Gestalt gestalt = builder.build();
        gestalt.loadConfigs();
        return gestalt;
    }

    public static void main(String[] args) throws GestaltException {
        Gestalt first = load("application.properties");
        Gestalt second = load("application-dev.properties");
        Gestalt both = load("application.properties", "application-dev.properties");

        System.out.println("Key\t`application.properties`\t`application-dev.properties`\tYou read");
        for (String key : KEYS) {
            System.out.printf("`%s`\t%s\t%s\t%s%n", key,
                first.getConfigOptional(key, String.class).orElse(""),
                second.getConfigOptional(key, String.class).orElse(""),
                both.getConfig(key, String.class));
        }
    }
}
