package docs.tutorial.tags_configuration.tag_resolution;

import java.util.LinkedHashMap;
import java.util.stream.Collectors;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.node.ConfigNodeTagResolutionStrategy;
import org.github.gestalt.config.node.EqualTagsWithDefaultTagResolutionStrategy;
import org.github.gestalt.config.node.LeafNode;
import org.github.gestalt.config.node.SubsetTagsWithDefaultTagResolutionStrategy;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;

/** Asks both strategies which trees a read may use. Each tree is one value, its name. */
public class WhichSourcesAnswer {

    private static final Tag EU = Tag.of("region", "eu");
    private static final Tag DEV = Tag.profile("dev");

    private static final LinkedHashMap<Tags, ConfigNode> ROOTS = new LinkedHashMap<>();

    public static void main(String[] args) {
        ROOTS.put(Tags.of(), new LeafNode("untagged"));
        ROOTS.put(Tags.of(EU), new LeafNode("eu"));
        ROOTS.put(Tags.of(DEV), new LeafNode("dev"));
        ROOTS.put(Tags.of(DEV, EU), new LeafNode("both"));

        System.out.println("Tags of the read\tEqual\tSubset");
        row("none", Tags.of());
        row("`region=eu`", Tags.of(EU));
        row("`profile=dev`", Tags.of(DEV));
        row("`profile=dev`, `region=eu`", Tags.of(DEV, EU));
        row("`profile=dev`, `region=us`", Tags.of(DEV, Tag.of("region", "us")));
        row("`profile=test`", Tags.profile("test"));
    }

    private static void row(String read, Tags tags) {
        System.out.printf("%s\t%s\t%s%n", read,
            answer(new EqualTagsWithDefaultTagResolutionStrategy(), tags),
            answer(new SubsetTagsWithDefaultTagResolutionStrategy(), tags));
    }

    private static String answer(ConfigNodeTagResolutionStrategy strategy, Tags tags) {
        return strategy.rootsToSearch(ROOTS, tags).stream()
            .map(root -> root.results().getValue().orElseThrow())
            .collect(Collectors.joining(" < "));
    }
}
