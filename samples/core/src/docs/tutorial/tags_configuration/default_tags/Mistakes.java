package docs.tutorial.tags_configuration.default_tags;

import java.util.Map;
import java.util.concurrent.Callable;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;

/** Makes each mistake and prints what came of it. The port is 8080 without tags, 9090 in dev, 9191 in test. */
public class Mistakes {

    private static final Tags DEV = Tags.profile("dev");

    public static void main(String[] args) throws Exception {
        System.out.println("You write\tYou get\tInstead");
        row("default `profile=dev`, and `Tags.of(Tag.of(\"region\", \"eu\"))` in a call",
            () -> port(load(new GestaltBuilder().setDefaultTags(DEV)), Tags.of(Tag.of("region", "eu")))
                + ", since the tags of a call replace the default tags",
            "both tags in the call, or a merging strategy");
        row("two default tags, `Tags.profiles(\"dev\", \"eu\")`",
            () -> port(load(new GestaltBuilder().setDefaultTags(Tags.profiles("dev", "eu"))))
                + ", since no source has both tags",
            "one tag, or a resolution strategy");
        row("call `setDefaultTags` after `build()`",
            () -> {
                GestaltBuilder builder = new GestaltBuilder();
                Gestalt gestalt = load(builder);
                builder.setDefaultTags(DEV);
                return port(gestalt) + ", since `build()` has copied the tags";
            },
            "before `build()`");
        row("call it twice, with `dev` and then `test`",
            () -> port(load(new GestaltBuilder().setDefaultTags(DEV).setDefaultTags(Tags.profile("test")))) + ", of the last call",
            "one call");
        row("`-Dhttp.port=9000`; the system properties are the last source, untagged",
            () -> {
                System.setProperty("http.port", "9000");
                return port(load(new GestaltBuilder()
                    .addSource(SystemPropertiesConfigSourceBuilder.builder().build()).setDefaultTags(DEV)))
                    + ": the option has no effect";
            },
            "add them a second time, with the tag");
        row("`setDefaultTags(null)`",
            () -> {
                Gestalt gestalt = load(new GestaltBuilder().setDefaultTags(null));
                if (port(gestalt, DEV) != 9090) {
                    throw new AssertionError("a read with tags");
                }
                try {
                    return gestalt.getConfig("http.port", 1, Integer.class);
                } catch (NullPointerException e) {
                    return "`NullPointerException` from each read without tags, even with a default";
                }
            },
            "`Tags.of()`");
    }

    private static Gestalt load(GestaltBuilder builder) throws GestaltException {
        Gestalt gestalt = builder
            .addSource(source(Tags.of(), "8080"))
            .addSource(source(DEV, "9090"))
            .addSource(source(Tags.profile("test"), "9191"))
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static ConfigSourcePackage source(Tags tags, String port) throws GestaltException {
        return MapConfigSourceBuilder.builder().setCustomConfig(Map.of("http.port", port)).setTags(tags).build();
    }

    private static Integer port(Gestalt gestalt) throws GestaltException {
        return gestalt.getConfig("http.port", Integer.class);
    }

    private static Integer port(Gestalt gestalt, Tags tags) throws GestaltException {
        return gestalt.getConfig("http.port", Integer.class, tags);
    }

    private static void row(String mistake, Callable<?> wrong, String instead) {
        String outcome;
        try {
            outcome = String.valueOf(wrong.call());
        } catch (Exception e) {
            outcome = "`" + e.getClass().getSimpleName() + "`";
        }
        System.out.println(mistake + "\t" + outcome + "\t" + instead);
    }
}
