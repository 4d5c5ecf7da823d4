package docs.tutorial.tags_configuration.tag_resolution;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.node.ConfigNodeTagResolutionStrategy;
import org.github.gestalt.config.node.EqualTagsWithDefaultTagResolutionStrategy;
import org.github.gestalt.config.node.SubsetTagsWithDefaultTagResolutionStrategy;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

/** Makes each mistake with a rule and prints which source the port came from. */
public class RuleMistakes {

    private static final Tags DEV = Tags.profile("dev");
    private static final Tags BOTH = Tags.of(DEV, Tags.of(Tag.of("region", "eu")));

    public static void main(String[] args) throws Exception {
        System.out.println("You write\tYou get\tInstead");
        row("a rule that returns an empty list",
            () -> read(load(new GestaltBuilder().setConfigNodeTagResolutionStrategy((roots, tags) -> List.of()),
                source("untagged", Tags.of())), DEV),
            "the untagged tree too, unless you want the error");
        row("a rule that returns the tree of these tags alone; you read what only the untagged file has",
            () -> read(load(new GestaltBuilder().setConfigNodeTagResolutionStrategy((roots, tags) ->
                    roots.containsKey(tags) ? List.of(GResultOf.result(roots.get(tags))) : List.of()),
                source("untagged", Tags.of()),
                MapConfigSourceBuilder.builder().setCustomConfig(Map.of("db.host", "localhost")).setTags(DEV).build()), DEV),
            "both trees; with one alone, each tagged file has to be complete");
        row("the same rule, no untagged source, and `${http.port}` in the dev file",
            () -> read(load(new GestaltBuilder().setConfigNodeTagResolutionStrategy((roots, tags) ->
                    roots.containsKey(tags) ? List.of(GResultOf.result(roots.get(tags))) : List.of()),
                MapConfigSourceBuilder.builder()
                    .setCustomConfig(Map.of("http.port", "9090", "http.url", "http://localhost:${http.port}"))
                    .setTags(DEV).build()), DEV),
            "an untagged source with the key, since `${…}` is read without tags");
        row("a rule that throws `IllegalStateException`; you read with a default",
            () -> "`" + load(new GestaltBuilder().setConfigNodeTagResolutionStrategy((roots, tags) -> {
                throw new IllegalStateException("no tree");
            }), source("untagged", Tags.of())).getConfig("http.port", "the default", String.class, DEV) + "`",
            "an empty list: the exception reaches you unchanged, whatever the default");
        row("a rule that returns `null`",
            () -> read(load(new GestaltBuilder().setConfigNodeTagResolutionStrategy((roots, tags) -> null),
                source("untagged", Tags.of())), DEV),
            "an empty list");
        row("a rule that returns `GResultOf.result(roots.get(tags))` alone, for tags without a tree",
            () -> read(load(new GestaltBuilder().setConfigNodeTagResolutionStrategy((roots, tags) ->
                    List.of(GResultOf.result(roots.get(tags)))),
                source("untagged", Tags.of())), DEV),
            "an empty list; beside another tree, the `null` does no harm");
        row("set two rules, subset and then equal; read with both tags",
            () -> read(load(subset().setConfigNodeTagResolutionStrategy(new EqualTagsWithDefaultTagResolutionStrategy()),
                source("untagged", Tags.of()), source("dev", DEV)), BOTH) + ", since the last call counts",
            "one rule, set before `build()`, which may choose by the tags of the read");
        row("`setConfigNodeTagResolutionStrategy(null)`; read with both tags",
            () -> read(load(new GestaltBuilder().setConfigNodeTagResolutionStrategy(null),
                source("untagged", Tags.of()), source("dev", DEV)), BOTH) + ": you have the equal rule",
            "leave the call out");
        chooseByTags();
        nullBeside();
        emptySource();
        nodeSubstitution();
        setAfterBuild();
    }

    private static void nullBeside() throws GestaltException {
        Gestalt gestalt = load(new GestaltBuilder().setConfigNodeTagResolutionStrategy((roots, tags) ->
            List.of(GResultOf.result(roots.get(Tags.of())), GResultOf.result(roots.get(tags)))), source("untagged", Tags.of()));
        if (!read(gestalt, DEV).contains("untagged")) {
            throw new AssertionError(read(gestalt, DEV));
        }
    }

    /** A tagged source without any value makes a tree, too. */
    private static void emptySource() throws GestaltException {
        Gestalt gestalt = load(new GestaltBuilder().setConfigNodeTagResolutionStrategy((roots, tags) ->
                roots.containsKey(tags) ? List.of(GResultOf.result(roots.get(Tags.of()))) : List.of()),
            source("untagged", Tags.of()),
            StringConfigSourceBuilder.builder().setConfig("# nothing yet").setFormat("properties").setTags(DEV).build());
        if (!read(gestalt, DEV).contains("untagged")) {
            throw new AssertionError(read(gestalt, DEV));
        }
    }

    /** A placeholder that is filled at the read asks for no tags either. */
    private static void nodeSubstitution() throws GestaltException {
        Gestalt gestalt = load(subset(),
            MapConfigSourceBuilder.builder().setCustomConfig(Map.of("http.port", "untagged", "url", "#{http.port}")).build(),
            source("dev", DEV));
        if (!gestalt.getConfig("url", String.class, DEV).equals("untagged")) {
            throw new AssertionError(gestalt.getConfig("url", String.class, DEV));
        }
    }

    /** A rule that is set after build() has no effect. */
    private static void setAfterBuild() throws GestaltException {
        GestaltBuilder builder = new GestaltBuilder();
        Gestalt gestalt = load(builder, source("untagged", Tags.of()), source("dev", DEV));
        builder.setConfigNodeTagResolutionStrategy(new SubsetTagsWithDefaultTagResolutionStrategy());
        if (!read(gestalt, BOTH).contains("untagged")) {
            throw new AssertionError(read(gestalt, BOTH));
        }
    }

    /** One rule that is subset for reads with a certain tag and equal for others, and is not asked for a cached value. */
    private static void chooseByTags() throws GestaltException {
        AtomicInteger calls = new AtomicInteger();
        ConfigNodeTagResolutionStrategy equal = new EqualTagsWithDefaultTagResolutionStrategy();
        ConfigNodeTagResolutionStrategy subset = new SubsetTagsWithDefaultTagResolutionStrategy();
        Gestalt gestalt = load(new GestaltBuilder().setConfigNodeTagResolutionStrategy((roots, tags) -> {
            calls.incrementAndGet();
            return (tags.getTags().contains(Tag.of("region", "eu")) ? subset : equal).rootsToSearch(roots, tags);
        }), source("untagged", Tags.of()), source("dev", DEV));
        String withRegion = read(gestalt, BOTH) + read(gestalt, BOTH);
        String without = read(gestalt, Tags.of(DEV, Tags.of(Tag.of("region", "us"))));
        if (calls.get() != 2 || withRegion.contains("untagged") || !without.contains("untagged")) {
            throw new AssertionError(calls + ", " + withRegion + ", " + without);
        }
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
