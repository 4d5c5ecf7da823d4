package docs.tutorial.loading_configuration.config_sources;

import java.util.Optional;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;

public class VariableNames {

    public record Files(String readOnly) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(EnvironmentConfigSourceBuilder.builder()
                .setPrefix("BOOKING")
                .setRemovePrefix(true)
                .build())
            .build();
        gestalt.loadConfigs();

        System.out.println("Variable\tPath");
        row(gestalt, "BOOKING_DB_POOL_SIZE", "db.pool.size");
        row(gestalt, "BOOKING_BOOKING_TITLE", "booking.title");
        if (!gestalt.getConfig("db.readOnly", String.class).equals(System.getenv("BOOKING_DB_READONLY"))) {
            throw new IllegalStateException("db.readOnly");
        }
        // A member finds the spelling with dots, a path does not.
        if (gestalt.getConfigOptional("file.readOnly", String.class).isPresent()
                || !gestalt.getConfig("file", Files.class).readOnly().equals(System.getenv("BOOKING_FILE_READ_ONLY"))
                || !gestalt.getConfig("db", Files.class).readOnly().equals(System.getenv("BOOKING_DB_READONLY"))) {
            throw new IllegalStateException("readOnly");
        }
        row(gestalt, "BOOKINGS_DB_HOST", "s.db.host");
        row(gestalt, "booking_db_host", "db.host");

        Gestalt exact = new GestaltBuilder().addSource(EnvironmentConfigSourceBuilder.builder()
            .setPrefix("BOOKING_").setRemovePrefix(true).build()).build();
        exact.loadConfigs();
        if (exact.debugPrint().contains("s=") || exact.getConfig("http.port", Integer.class) != 1) {
            throw new IllegalStateException(exact.debugPrint());
        }
    }

    private static void row(Gestalt gestalt, String variable, String path) {
        boolean read = gestalt.getConfigOptional(path, String.class)
            .equals(Optional.of(System.getenv(variable)));
        System.out.printf("`%s`\t%s%n", variable,
            read ? "`" + path + "`" : "not read: the prefix is in lower case");
    }
}
