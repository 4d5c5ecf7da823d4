package docs.tutorial.annotations.annotations_code.defaults;

import java.util.Optional;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

/** Reads one member with a default from files that differ, then from an object that holds its object. */
public class WhenTheDefaultCounts {

    public record Http(@Config(defaultVal = "30") Integer idleSeconds) { }

    public record Settings(Http http) { }

    public record Careful(Optional<Http> http) { }

    interface Read {
        Object from(Gestalt gestalt) throws GestaltException;
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println("The file has\tYou read\tYou get");
        for (String file : new String[] {
            "http.idleSeconds = 60", "http.port = 9090", "http.idleSeconds =", "http.idleSeconds = soon", "db.port = 5432"}) {
            row(file, "`Http`", gestalt -> gestalt.getConfig("http", Http.class).idleSeconds());
        }
        row("db.port = 5432", "an object with a member `Http http`", gestalt -> gestalt.getConfig("", Settings.class));
        row("db.port = 5432", "an object with a member `Optional<Http> http`", gestalt -> gestalt.getConfig("", Careful.class).http());
        Gestalt port = gestalt("http.port = 9090");
        if (port.getConfigOptional("http.idleSeconds", Integer.class).isPresent()
            || port.getConfig("http", new Http(9), Http.class).idleSeconds() != 30
            || gestalt("db.port = 5432").getConfig("http", new Http(9), Http.class).idleSeconds() != 9) {
            throw new AssertionError("the default of a member");
        }
        nullIsAbsent();
        emptyAsAbsent();
    }

    private static void nullIsAbsent() throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(StringConfigSourceBuilder.builder().setConfig("http: {port: 1, idleSeconds: null}").setFormat("yaml").build())
            .addSource(StringConfigSourceBuilder.builder().setConfig("{\"json\": {\"port\": 1, \"idleSeconds\": null}}").setFormat("json").build())
            .build();
        gestalt.loadConfigs();
        if (gestalt.getConfig("http", Http.class).idleSeconds() != 30 || gestalt.getConfig("json", Http.class).idleSeconds() != 30) {
            throw new AssertionError("null is a value");
        }
    }

    private static void emptyAsAbsent() throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .setTreatEmptyStringAsAbsent(true)
            .addSource(StringConfigSourceBuilder.builder().setConfig("http.idleSeconds =").setFormat("properties").build())
            .build();
        gestalt.loadConfigs();
        try {
            throw new AssertionError(gestalt.getConfig("http", Http.class));
        } catch (GestaltException e) {
            if (!e.getMessage().contains("Unable to find node matching path: http.idleSeconds,")) {
                throw new AssertionError(e);
            }
        }
    }

    private static void row(String file, String type, Read read) throws GestaltException {
        System.out.printf("`%s`\t%s\t`%s`%n", file, type, outcome(file, read));
    }

    private static String outcome(String file, Read read) throws GestaltException {
        Gestalt gestalt = gestalt(file);
        try {
            return read.from(gestalt).toString();
        } catch (GestaltException e) {
            return e.getMessage().lines().skip(1).findFirst().orElseThrow()
                .replaceAll(".*message: |, for class.*| attempting.*", "");
        }
    }

    private static Gestalt gestalt(String file) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(StringConfigSourceBuilder.builder().setConfig(file).setFormat("properties").build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }
}
