package docs.tutorial.tags_configuration.tag_merging.combine;

import java.util.Set;
import java.util.stream.Collectors;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.node.SubsetTagsWithDefaultTagResolutionStrategy;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;

public class SameKeyReplaces {
    // region same-key-replaces
    static Tags sameKeyReplaces(Tags tags, Tags defaultTags) {
        if (tags == null) {
            return defaultTags;
        }
        Set<String> keys = tags.getTags().stream()
            .map(Tag::getKey)
            .collect(Collectors.toSet());
        Set<Tag> kept = defaultTags.getTags().stream()
            .filter(tag -> !keys.contains(tag.getKey()))
            .collect(Collectors.toSet());
        return tags.and(Tags.of(kept));
    }
    // endregion same-key-replaces

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-eu.properties")
                .addTag(Tag.of("region", "eu")).build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-dev.properties")
                .addTag(Tag.profile("dev")).build())
            .setConfigNodeTagResolutionStrategy(new SubsetTagsWithDefaultTagResolutionStrategy())
            .setDefaultTags(Tags.profile("dev"))
            .setTagMergingStrategy(SameKeyReplaces::sameKeyReplaces)
            .build();
        gestalt.loadConfigs();

        // region read
        Tags eu = Tags.of(Tag.of("region", "eu"));
        Tags prod = Tags.profile("prod");
        System.out.println("No tags: "
            + gestalt.getConfig("db.host", String.class));
        System.out.println("region=eu: "
            + gestalt.getConfig("db.host", String.class, eu));
        System.out.println("profile=prod: "
            + gestalt.getConfig("db.host", String.class, prod));
        System.out.println("both: "
            + gestalt.getConfig("db.host", String.class, eu.and(prod)));
        // endregion read
    }
}
