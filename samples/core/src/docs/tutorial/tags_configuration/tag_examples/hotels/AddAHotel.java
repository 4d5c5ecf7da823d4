package docs.tutorial.tags_configuration.tag_examples.hotels;

import java.util.List;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;

public class AddAHotel {
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

        // region add-a-hotel
        Tags city = Tags.of(hotel("city"));
        System.out.println("Before: "
            + gestalt.getConfig("booking.title", String.class, city));

        gestalt.addConfigSourcePackage(MapConfigSourceBuilder.builder()
            .setCustomConfig(Map.of("booking.title", "City Rooms"))
            .setTags(city).build());
        System.out.println("After: "
            + gestalt.getConfig("booking.title", String.class, city));
        // endregion add-a-hotel
    }
}
