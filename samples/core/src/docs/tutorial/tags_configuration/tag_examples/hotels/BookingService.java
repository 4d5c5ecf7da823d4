package docs.tutorial.tags_configuration.tag_examples.hotels;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;

public class BookingService {
    // region serve-hotels
    public record Booking(String title, String checkout, Integer deposit) { }

    private static Tag hotel(String name) {
        return Tag.of("hotel", name);
    }

    public static void main(String[] args) throws GestaltException {
        List<String> hotels = List.of("harbour", "alpine");

        GestaltBuilder builder = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("hotels.properties").build());
        for (String name : hotels) {
            builder.addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("hotel-" + name + ".properties")
                .addTag(hotel(name)).build());
        }
        Gestalt gestalt = builder.build();
        gestalt.loadConfigs();

        for (String name : hotels) {
            System.out.println(gestalt.getConfig(
                "booking", Booking.class, Tags.of(hotel(name))));
        }
    }
    // endregion serve-hotels
}
