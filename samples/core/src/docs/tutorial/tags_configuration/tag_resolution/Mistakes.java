package docs.tutorial.tags_configuration.tag_resolution;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.node.SubsetTagsWithDefaultTagResolutionStrategy;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;

/** Makes each mistake and prints which source the port came from. */
public class Mistakes {

    private static final Tags DEV = Tags.profile("dev");
    private static final Tags EU = Tags.of(Tag.of("region", "eu"));
    private static final Tags BOTH = Tags.of(DEV, EU);

    public static void main(String[] args) throws Exception {
        System.out.println("You write\tYou get\tInstead");
        row("equal; two tags on the source, one in the read",
            () -> read(load(new GestaltBuilder(), source("untagged", Tags.of()), source("both", BOTH)), DEV),
            "a source for each tag, and subset");
        row("subset; the first untagged source after a tagged one",
            () -> read(load(subset(), source("dev", DEV), source("untagged", Tags.of())), DEV),
            "untagged sources first");
        row("subset; untagged system properties last, after a file and `dev`",
            () -> read(load(subset(), source("untagged", Tags.of()), source("dev", DEV), source("second untagged", Tags.of())), DEV),
            "give them the tag too");
        String tagged = read(load(subset(), source("untagged", Tags.of()), source("dev", DEV), source("second", DEV)), DEV);
        if (!tagged.contains("second")) {
            throw new AssertionError(tagged);
        }
        row("subset; `eu`, `dev`, and a second `eu` source that should win over `dev`",
            () -> read(load(subset(), source("untagged", Tags.of()), source("eu", EU), source("dev", DEV), source("second eu", EU)), BOTH)
                + addedLater(),
            "give it both tags, or change the order of the first two");
        row("subset; `Tags.of(eu, dev)` for sources in the order `dev`, `eu`",
            () -> read(load(subset(), source("untagged", Tags.of()), source("dev", DEV), source("eu", EU)), Tags.of(EU, DEV)),
            "change the order of the sources");
        row("subset; the text `db` without tags, the object `db` with `dev`; you read `db`",
            () -> otherKind(),
            "the same kind in every source, since `loadConfigs()` compares no trees");
        row("either; `@{temp}` or `@{encrypt}` in one of two trees with the same key",
            () -> marked("1@{temp}", "2"),
            "one tree, or `@{encrypt}` in both");
        twoProfiles();
        reloadKeepsThePlace();
    }

    private static String otherKind() throws GestaltException {
        Gestalt gestalt = load(subset(),
            MapConfigSourceBuilder.builder().setCustomConfig(Map.of("db", "none")).build(),
            MapConfigSourceBuilder.builder().setCustomConfig(Map.of("db.host", "localhost")).setTags(DEV).build());
        return gestalt.getConfig("db", String.class, DEV);
    }

    private static String marked(String untagged, String dev) throws GestaltException {
        for (GestaltBuilder builder : new GestaltBuilder[] {new GestaltBuilder(), subset()}) {
            Gestalt gestalt = load(builder,
                MapConfigSourceBuilder.builder().setCustomConfig(Map.of("code", untagged)).build(),
                MapConfigSourceBuilder.builder().setCustomConfig(Map.of("code", dev)).setTags(DEV).build());
            try {
                throw new AssertionError(gestalt.getConfig("code", String.class, DEV));
            } catch (GestaltException e) {
                if (!e.getMessage().contains("Unable to merge different nodes, of type: TemporaryLeafNode and type: LeafNode")) {
                    throw e;
                }
            }
        }
        return "`GestaltException`: Unable to merge different nodes";
    }

    /** Two profiles are two tags, so the files of both take part. */
    private static void twoProfiles() throws GestaltException {
        Gestalt gestalt = load(subset(), source("untagged", Tags.of()), source("dev", DEV), source("local", Tags.profile("local")));
        if (!read(gestalt, Tags.profiles("local", "dev")).contains("local")) {
            throw new AssertionError(read(gestalt, Tags.profiles("local", "dev")));
        }
    }

    /** A source that is reloaded does not move behind those that were added after it. */
    private static void reloadKeepsThePlace() throws GestaltException {
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Map<String, String> eu = new HashMap<>(Map.of("http.port", "eu"));
        Gestalt gestalt = load(subset(), source("untagged", Tags.of()),
            MapConfigSourceBuilder.builder().setCustomConfig(eu).setTags(EU).addConfigReloadStrategy(strategy).build(), source("dev", DEV));
        eu.put("http.port", "the second eu");
        strategy.reload();
        if (!read(gestalt, EU).contains("the second eu") || !read(gestalt, BOTH).contains("dev")) {
            throw new AssertionError(read(gestalt, EU) + ", " + read(gestalt, BOTH));
        }
    }

    /** A source that is added while the program runs comes last if its tags are new, and joins the tree of its tags otherwise. */
    private static String addedLater() throws GestaltException {
        Gestalt gestalt = load(subset(), source("untagged", Tags.of()), source("eu", EU), source("dev", DEV));
        gestalt.addConfigSourcePackage(source("second eu", EU));
        String known = read(gestalt, BOTH);
        gestalt.addConfigSourcePackage(source("both", BOTH));
        if (!known.contains("dev") || !read(gestalt, BOTH).contains("both")) {
            throw new AssertionError(known + ", then " + read(gestalt, BOTH));
        }
        return ", also if you add it while the program runs";
    }

    private static GestaltBuilder subset() {
        return new GestaltBuilder().setConfigNodeTagResolutionStrategy(new SubsetTagsWithDefaultTagResolutionStrategy());
    }

    private static Gestalt load(GestaltBuilder builder, ConfigSourcePackage... sources) throws GestaltException {
        for (ConfigSourcePackage source : sources) {
            builder.addSource(source);
        }
        Gestalt gestalt = builder.build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static ConfigSourcePackage source(String name, Tags tags) throws GestaltException {
        return MapConfigSourceBuilder.builder().setCustomConfig(Map.of("http.port", name)).setTags(tags).build();
    }

    private static String read(Gestalt gestalt, Tags tags) throws GestaltException {
        return "the value of `" + gestalt.getConfig("http.port", String.class, tags) + "`";
    }

    private static void row(String mistake, Callable<?> wrong, String instead) {
        String outcome;
        try {
            outcome = String.valueOf(wrong.call());
        } catch (GestaltException e) {
            String[] lines = e.getMessage().split("message: ");
            outcome = "`GestaltException`: " + lines[lines.length - 1];
        } catch (Exception e) {
            outcome = "`" + e.getClass().getSimpleName() + "`";
        }
        System.out.println(mistake + "\t" + outcome + "\t" + instead);
    }
}
