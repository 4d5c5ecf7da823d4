package docs.tutorial.retrieving_configurations.retrieving_configuration.cache;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

// proves docs/tutorial/retrieving-configurations/retrieving-configuration.mdx: which second read gets the same object
/** Reads the rooms, does something, reads them again, and prints whether both reads gave the same object. */
public class SameObject {

    public record Room(String name, Integer beds) { }

    static final TypeCapture<List<Room>> ROOMS = new TypeCapture<List<Room>>() { };

    interface Read {
        Object run(Gestalt gestalt) throws GestaltException;
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println("The second read\tYou get");
        row("has a default, a new `TypeCapture`", true, gestalt -> gestalt.getConfig("rooms", List.of(), new TypeCapture<List<Room>>() { }));
        row("is an `Optional`", true, gestalt -> gestalt.getConfigOptional("rooms", ROOMS).orElseThrow());
        row("spells the path `Rooms`", true, gestalt -> gestalt.getConfig("Rooms", ROOMS));
        row("has other tags", true, gestalt -> gestalt.getConfig("rooms", ROOMS, Tags.profile("dev")));
        row("follows `addConfigSourcePackage()`", true, gestalt -> {
            gestalt.addConfigSourcePackage(MapConfigSourceBuilder.builder().addCustomConfig("http.port", "9090").build());
            return gestalt.getConfig("rooms", ROOMS);
        });
        row("has `useCacheDecorator(false)` on the builder", false, gestalt -> gestalt.getConfig("rooms", ROOMS));
    }

    private static void row(String second, boolean cache, Read read) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder().setResource("application.properties").build())
            .useCacheDecorator(cache)
            .build();
        gestalt.loadConfigs();
        Object first = gestalt.getConfig("rooms", ROOMS);
        System.out.println(second + "\t" + (read.run(gestalt) == first ? "the same list" : "a new list"));
    }
}
