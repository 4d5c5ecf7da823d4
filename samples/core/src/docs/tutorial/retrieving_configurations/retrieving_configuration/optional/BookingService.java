package docs.tutorial.retrieving_configurations.retrieving_configuration.optional;

import java.util.List;
import java.util.Optional;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;

public class BookingService {

    public record Database(String host, Integer port, Pool pool) { }

    public record Pool(Integer size) { }

    public record Room(String name, Integer beds) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = load();

        int port = gestalt.getConfig("http.port", Integer.class);
        System.out.println("Port: " + port);
        String title = gestalt.getConfig("booking.title", String.class);
        System.out.println("Title: " + title);

        int idleSeconds =
            gestalt.getConfig("http.idleSeconds", 30, Integer.class);
        System.out.printf(
            "Idle connections close after %d s%n", idleSeconds);

        // region optional
        Optional<String> notice =
            gestalt.getConfigOptional("lobby.notice", String.class);
        notice.ifPresent(text -> System.out.println("Notice: " + text));
        // endregion optional

        Database database = gestalt.getConfig("db", Database.class);
        System.out.printf("Database: %s:%d, pool of %d%n",
            database.host(), database.port(), database.pool().size());

        List<Room> rooms =
            gestalt.getConfig("rooms", new TypeCapture<List<Room>>() { });
        for (Room room : rooms) {
            System.out.printf("%s: %d beds%n", room.name(), room.beds());
        }
    }

    static Gestalt load() throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-dev.yaml")
                .build())
            .addSource(EnvironmentConfigSourceBuilder.builder()
                .setPrefix("BOOKING")
                .setRemovePrefix(true)
                .build())
            .addSource(SystemPropertiesConfigSourceBuilder.builder()
                .build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }
}
