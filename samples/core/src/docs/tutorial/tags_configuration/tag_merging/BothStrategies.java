package docs.tutorial.tags_configuration.tag_merging;

import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.node.ConfigNodeTagResolutionStrategy;
import org.github.gestalt.config.node.EqualTagsWithDefaultTagResolutionStrategy;
import org.github.gestalt.config.node.SubsetTagsWithDefaultTagResolutionStrategy;
import org.github.gestalt.config.node.TagMergingStrategy;
import org.github.gestalt.config.node.TagMergingStrategyCombine;
import org.github.gestalt.config.node.TagMergingStrategyFallback;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;

/** Reads a value that each source has, in each pair of strategies. The default tag is `profile=dev`. */
public class BothStrategies {

    private static final Tag EU = Tag.of("region", "eu");
    private static final Tag US = Tag.of("region", "us");
    private static final Tag DEV = Tag.profile("dev");

    public static void main(String[] args) throws GestaltException {
        System.out.println("Merging\tResolution\tWith `region=eu`\tWith `region=us`\tWith `profile=test`");
        row("fallback", new TagMergingStrategyFallback(), "equal", new EqualTagsWithDefaultTagResolutionStrategy());
        row("fallback", new TagMergingStrategyFallback(), "subset", new SubsetTagsWithDefaultTagResolutionStrategy());
        row("combine", new TagMergingStrategyCombine(), "equal", new EqualTagsWithDefaultTagResolutionStrategy());
        row("combine", new TagMergingStrategyCombine(), "subset", new SubsetTagsWithDefaultTagResolutionStrategy());
    }

    private static void row(String merging, TagMergingStrategy tagMerging,
                            String resolution, ConfigNodeTagResolutionStrategy tagResolution) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(source("untagged", Tags.of()))
            .addSource(source("eu", Tags.of(EU)))
            .addSource(source("dev", Tags.of(DEV)))
            .addSource(source("both", Tags.of(DEV, EU)))
            .setDefaultTags(Tags.of(DEV))
            .setTagMergingStrategy(tagMerging)
            .setConfigNodeTagResolutionStrategy(tagResolution)
            .build();
        gestalt.loadConfigs();

        System.out.printf("%s\t%s\t%s\t%s\t%s%n", merging, resolution,
            gestalt.getConfig("value", String.class, Tags.of(EU)),
            gestalt.getConfig("value", String.class, Tags.of(US)),
            gestalt.getConfig("value", String.class, Tags.profile("test")));
    }

    private static ConfigSourcePackage source(String name, Tags tags) throws GestaltException {
        return MapConfigSourceBuilder.builder().setCustomConfig(Map.of("value", name)).setTags(tags).build();
    }
}
