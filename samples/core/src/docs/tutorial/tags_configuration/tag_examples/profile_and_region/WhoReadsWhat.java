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

/** Reads each path with both profiles and both regions. */
public class WhoReadsWhat {

    private static final Tag DEV = Tag.profile("dev");
    private static final Tag EU = Tag.of("region", "eu");
    private static final Tag US = Tag.of("region", "us");

    public static void main(String[] args) throws GestaltException {
        Gestalt prod = load("prod");
        Gestalt dev = load("dev");

        System.out.println("Path\t`prod`, `us`\t`prod`, `eu`\t`dev`, `us`\t`dev`, `eu`");
        for (String path : List.of("booking.title", "http.port", "db.host", "db.port")) {
            System.out.printf("`%s`\t%s\t%s\t%s\t%s%n", path,
                prod.getConfig(path, String.class, Tags.of(US)), prod.getConfig(path, String.class, Tags.of(EU)),
                dev.getConfig(path, String.class, Tags.of(US)), dev.getConfig(path, String.class, Tags.of(EU)));
        }
    }

    private static Gestalt load(String profile) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder().setResource("application.properties").build())
            .addSource(ClassPathConfigSourceBuilder.builder().setResource("application-eu.properties").addTag(EU).build())
            .addSource(ClassPathConfigSourceBuilder.builder().setResource("application-dev.properties").addTag(DEV).build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-dev-eu.properties").addTag(DEV).addTag(EU).build())
            .setDefaultTags(Tags.profile(profile))
            .setTagMergingStrategy(new TagMergingStrategyCombine())
            .setConfigNodeTagResolutionStrategy(new SubsetTagsWithDefaultTagResolutionStrategy())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }
}
