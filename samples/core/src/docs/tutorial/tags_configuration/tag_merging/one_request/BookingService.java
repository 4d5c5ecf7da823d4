package docs.tutorial.tags_configuration.tag_merging.one_request;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.node.SubsetTagsWithDefaultTagResolutionStrategy;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;

public class BookingService {
    public static void main(String[] args) throws GestaltException {
        Tag eu = Tag.of("region", "eu");
        Tag dev = Tag.profile("dev");

        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-eu.properties")
                .addTag(eu).build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-dev.properties")
                .addTag(dev).build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-dev-eu.properties")
                .addTag(dev).addTag(eu).build())
            // region request
            .setDefaultTags(Tags.of(dev))
            .setConfigNodeTagResolutionStrategy(
                new SubsetTagsWithDefaultTagResolutionStrategy())
            .build();
        gestalt.loadConfigs();

        Tags request = Tags.of(eu);

        int port = gestalt.getConfig("http.port", Integer.class, request);
        System.out.println("Port: " + port);
        String title =
            gestalt.getConfig("booking.title", String.class, request);
        System.out.println("Title: " + title);

        Database database =
            gestalt.getConfig("db", Database.class, request);
        System.out.printf("Database: %s:%d, pool of %d%n",
            database.host(), database.port(), database.pool().size());
        // endregion request

        List<Room> rooms = gestalt.getConfig(
            "rooms", new TypeCapture<List<Room>>() { }, request);
        for (Room room : rooms) {
            System.out.printf("%s: %d beds%n", room.name(), room.beds());
        }
    }

    public record Room(String name, Integer beds) { }

    public record Database(String host, Integer port, Pool pool) { }

    public record Pool(Integer size) { }
}
