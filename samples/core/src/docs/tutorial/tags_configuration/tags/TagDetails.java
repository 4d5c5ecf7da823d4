package docs.tutorial.tags_configuration.tags;

import java.util.List;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;

// proves docs/tutorial/tags-configuration/tags.mdx: same tags share a tree, lists merge by index, addTag adds and setTags replaces, an untagged option loses until it is added with the tag
public class TagDetails {

    private static final Tags DEV = Tags.profile("dev");

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(source(DEV, Map.of("http.port", "9090", "rooms[0]", "Garden view")))
            .addSource(source(Tags.of(), Map.of("http.port", "8080", "rooms[0]", "Sea view", "rooms[1]", "Attic")))
            .addSource(source(DEV, Map.of("http.port", "9191")))
            .build();
        gestalt.loadConfigs();
        System.out.println("Two dev sources: " + gestalt.getConfig("http.port", Integer.class, DEV));
        System.out.println("List: " + gestalt.getConfig("rooms", new TypeCapture<List<String>>() { }, DEV));

        GestaltBuilder untagged = new GestaltBuilder()
            .addSource(source(DEV, Map.of("http.port", "9090")))
            .addSource(SystemPropertiesConfigSourceBuilder.builder().build());
        GestaltBuilder both = new GestaltBuilder()
            .addSource(source(DEV, Map.of("http.port", "9090")))
            .addSource(SystemPropertiesConfigSourceBuilder.builder().build())
            .addSource(SystemPropertiesConfigSourceBuilder.builder().setTags(DEV).build());
        for (GestaltBuilder builder : List.of(untagged, both)) {
            Gestalt withOption = builder.build();
            withOption.loadConfigs();
            System.out.println("-Dhttp.port=7070: " + withOption.getConfig("http.port", Integer.class)
                + ", in dev " + withOption.getConfig("http.port", Integer.class, DEV));
        }

        Tag eu = Tag.of("region", "eu");
        System.out.println("Order counts: " + !Tags.of(eu, Tag.profile("dev")).equals(DEV.and(eu)));
        System.out.println("addTag twice: " + MapConfigSourceBuilder.builder()
            .addTag(eu).addTag(Tag.profile("dev")).getTags().getTags().size());
        System.out.println("setTags last: " + MapConfigSourceBuilder.builder()
            .addTag(eu).setTags(DEV).getTags().getTags().size());
        try {
            Tags.profile(null);
        } catch (NullPointerException e) {
            System.out.println("profile(null): NullPointerException");
        }
    }

    private static ConfigSourcePackage source(Tags tags, Map<String, String> values) throws GestaltException {
        return MapConfigSourceBuilder.builder().setCustomConfig(values).setTags(tags).build();
    }
}
