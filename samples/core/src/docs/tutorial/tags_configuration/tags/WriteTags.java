package docs.tutorial.tags_configuration.tags;

import java.util.stream.Collectors;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;

/** Prints which tags each call makes. */
public class WriteTags {
    public static void main(String[] args) throws GestaltException {
        Tags active = Tags.profile("dev");

        System.out.println("Call\tTags");
        row("Tags.profile(\"dev\")", Tags.profile("dev"));
        row("Tags.environment(\"staging\")", Tags.environment("staging"));
        row("Tags.of(Tag.of(\"region\", \"eu\"))", Tags.of(Tag.of("region", "eu")));
        row("Tags.of(\"profile\", \"dev\", \"region\", \"eu\")", Tags.of("profile", "dev", "region", "eu"));
        row("active.and(Tag.of(\"region\", \"eu\"))", active.and(Tag.of("region", "eu")));
        row("Tags.profiles(\"dev\", \"eu\")", Tags.profiles("dev", "eu"));
    }

    private static void row(String call, Tags tags) {
        String made = tags.getTags().stream()
            .map(tag -> "`" + tag.getKey() + "=" + tag.getValue() + "`")
            .sorted()
            .collect(Collectors.joining(", "));
        System.out.printf("`%s`\t%s%n", call, made);
    }
}
