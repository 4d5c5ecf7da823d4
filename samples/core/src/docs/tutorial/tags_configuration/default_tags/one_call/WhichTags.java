package docs.tutorial.tags_configuration.default_tags.one_call;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;

/** Reads the host with each argument, once without default tags and once with them. */
public class WhichTags {
    public static void main(String[] args) throws GestaltException {
        Gestalt without = load(Tags.of());
        Gestalt dev = load(Tags.profile("dev"));

        System.out.println("Tags of the call\tNo default tags\tDefault `profile=dev`");
        System.out.printf("none\t%s\t%s%n",
            without.getConfig("db.host", String.class), dev.getConfig("db.host", String.class));
        row("`Tags.profile(\"test\")`", Tags.profile("test"), without, dev);
        row("`Tags.profile(\"stage\")`, of no source", Tags.profile("stage"), without, dev);
        row("`Tags.of()`", Tags.of(), without, dev);
        System.out.printf("a variable that is `null`\t%s\t%s%n", withNull(without), withNull(dev));
    }

    private static String withNull(Gestalt gestalt) throws GestaltException {
        try {
            return gestalt.getConfig("db.host", String.class, (Tags) null);
        } catch (NullPointerException e) {
            return "`NullPointerException`";
        }
    }

    private static void row(String argument, Tags tags, Gestalt without, Gestalt dev) throws GestaltException {
        System.out.printf("%s\t%s\t%s%n", argument,
            without.getConfig("db.host", String.class, tags), dev.getConfig("db.host", String.class, tags));
    }

    private static Gestalt load(Tags defaultTags) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder().setResource("application.properties").build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-dev.properties").addTag(Tag.profile("dev")).build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-test.properties").addTag(Tag.profile("test")).build())
            .setDefaultTags(defaultTags)
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }
}
