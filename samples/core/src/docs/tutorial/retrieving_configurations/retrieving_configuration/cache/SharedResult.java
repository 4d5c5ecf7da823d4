package docs.tutorial.retrieving_configurations.retrieving_configuration.cache;

import java.util.ArrayList;
import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

// proves docs/tutorial/retrieving-configurations/retrieving-configuration.mdx: every caller of one path and type gets the same list
public class SharedResult {

    public record Room(String name, Integer beds) { }

    static final TypeCapture<List<Room>> ROOMS = new TypeCapture<List<Room>>() { };

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .build();
        gestalt.loadConfigs();

        List<Room> copy = new ArrayList<>(gestalt.getConfig("rooms", ROOMS));
        copy.clear();
        System.out.println("The copy is cleared. The next caller gets "
            + gestalt.getConfig("rooms", ROOMS).size() + " rooms.");

        List<Room> rooms = gestalt.getConfig("rooms", ROOMS);
        rooms.clear();
        System.out.println("The result is cleared. The next caller gets "
            + gestalt.getConfig("rooms", ROOMS).size() + " rooms.");
    }
}
