package docs.tutorial.retrieving_configurations.retrieving_objects.bean;

import java.util.List;
import java.util.Optional;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;

public class BookingService {

    public record Settings(
        Booking booking, Http http, Database db, List<Room> rooms,
        Optional<Lobby> lobby) { }

    public record Booking(String title) { }

    // region class-with-fields
    public static class Http {
        private Integer port;
        private Integer idleSeconds = 30;

        public Integer getPort() { return port; }

        public Integer getIdleSeconds() { return idleSeconds; }
    }
    // endregion class-with-fields

    public record Lobby(String notice) { }

    public record Database(String host, Integer port, Pool pool) { }

    public record Pool(Integer size) { }

    public record Room(String name, Integer beds) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = load();

        Settings settings = gestalt.getConfig("", Settings.class);

        System.out.println("Port: " + settings.http().getPort());
        System.out.println("Title: " + settings.booking().title());
        System.out.printf("Idle connections close after %d s%n",
            settings.http().getIdleSeconds());
        settings.lobby().ifPresent(
            lobby -> System.out.println("Notice: " + lobby.notice()));

        Database database = settings.db();
        System.out.printf("Database: %s:%d, pool of %d%n",
            database.host(), database.port(), database.pool().size());

        for (Room room : settings.rooms()) {
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
