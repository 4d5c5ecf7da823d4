package docs.tutorial.tags_configuration.tag_merging;

import java.util.stream.Collectors;
import org.github.gestalt.config.node.TagMergingStrategy;
import org.github.gestalt.config.node.TagMergingStrategyCombine;
import org.github.gestalt.config.node.TagMergingStrategyFallback;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;

/** Asks both strategies for the tags of a read. */
public class WhichTags {
    public static void main(String[] args) {
        System.out.println("Tags of the call\tFallback\tCombine");
        row("none", null);
        row("`Tags.of()`", Tags.of());
        row("`region=eu`", Tags.of(Tag.of("region", "eu")));
        row("`profile=dev`", Tags.profile("dev"));
        row("`profile=test`", Tags.profile("test"));
    }

    private static void row(String call, Tags tags) {
        System.out.printf("%s\t%s\t%s%n", call,
            merge(new TagMergingStrategyFallback(), tags), merge(new TagMergingStrategyCombine(), tags));
    }

    private static String merge(TagMergingStrategy strategy, Tags tags) {
        String merged = strategy.mergeTags(tags, Tags.profile("dev")).getTags().stream()
            .map(tag -> "`" + tag.getKey() + "=" + tag.getValue() + "`")
            .sorted()
            .collect(Collectors.joining(", "));
        return merged.isEmpty() ? "no tags" : merged;
    }
}
