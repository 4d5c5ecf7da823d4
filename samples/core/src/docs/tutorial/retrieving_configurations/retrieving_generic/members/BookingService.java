package docs.tutorial.retrieving_configurations.retrieving_generic.members;

import java.time.DayOfWeek;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;

public class BookingService {

    // region settings
    public record Settings(
        Booking booking, Http http, Database db, List<Room> rooms,
        Optional<Lobby> lobby, Payment payment,
        Set<DayOfWeek> closed, Map<String, Integer> prices) { }

    public record Payment(List<String> methods) { }
    // endregion settings

    public record Booking(String title) { }

    public record Http(
        Integer port, @Config(defaultVal = "30") Integer idleSeconds) { }

    public record Lobby(String notice) { }

    public record Database(String host, Integer port, Pool pool) { }

    public record Pool(Integer size) { }

    public record Room(String name, Integer beds) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = load();

        Settings settings = gestalt.getConfig("", Settings.class);
        System.out.println("Port: " + settings.http().port());
        System.out.println("Title: " + settings.booking().title());

        // region from-settings
        System.out.println("Pay by " + String.join(" or ", settings.payment().methods()));
        System.out.println("Open on Monday: " + !settings.closed().contains(DayOfWeek.MONDAY));
        System.out.println("A night in summer: " + settings.prices().get("summer"));
        // endregion from-settings
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
