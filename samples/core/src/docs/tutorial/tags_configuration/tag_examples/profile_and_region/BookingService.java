package docs.tutorial.tags_configuration.tag_examples.profile_and_region;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.node.SubsetTagsWithDefaultTagResolutionStrategy;
import org.github.gestalt.config.node.TagMergingStrategyCombine;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;

public class BookingService {
    public record Database(String host, Integer port) { }

    public static void main(String[] args) throws GestaltException {
        Tag dev = Tag.profile("dev");
        Tag eu = Tag.of("region", "eu");

        GestaltBuilder builder = new GestaltBuilder()
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
                .addTag(dev).addTag(eu).build());

        // region default-and-request
        String profile = System.getProperty("profile", "prod");
        if (!List.of("dev", "prod").contains(profile)) {
            throw new IllegalArgumentException("No profile " + profile);
        }
        Gestalt gestalt = builder
            .setDefaultTags(Tags.profile(profile))
            .setTagMergingStrategy(new TagMergingStrategyCombine())
            .setConfigNodeTagResolutionStrategy(
                new SubsetTagsWithDefaultTagResolutionStrategy())
            .build();
        gestalt.loadConfigs();

        for (String region : List.of("eu", "us")) {
            Tags request = Tags.of(Tag.of("region", region));
            String title =
                gestalt.getConfig("booking.title", String.class, request);
            Database database =
                gestalt.getConfig("db", Database.class, request);
            System.out.printf("%s: %s, %s:%d%n",
                region, title, database.host(), database.port());
        }
        // endregion default-and-request
    }
}
