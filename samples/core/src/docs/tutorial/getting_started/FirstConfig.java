package docs.tutorial.getting_started;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class FirstConfig {

    public record Database(String host, Integer port, Pool pool) { }

    public record Pool(Integer size) { }

    public record Room(String name, Integer beds) { }

    public static void main(String[] args) throws GestaltException {
        // region load
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-dev.properties")
                .build())
            .build();
        gestalt.loadConfigs();
        // endregion load

        // region read-number
        int port = gestalt.getConfig("http.port", Integer.class);
        System.out.println("Port: " + port);
        // endregion read-number

        // region read-object
        Database database = gestalt.getConfig("db", Database.class);
        System.out.printf(
            "Database: %s:%d%n", database.host(), database.port());
        System.out.printf("Pool: %d connections%n", database.pool().size());
        // endregion read-object

        // region read-list
        List<Room> rooms =
            gestalt.getConfig("rooms", new TypeCapture<List<Room>>() { });
        for (Room room : rooms) {
            System.out.printf(
                "Room: %s, beds: %d%n", room.name(), room.beds());
        }
        // endregion read-list
    }
}
