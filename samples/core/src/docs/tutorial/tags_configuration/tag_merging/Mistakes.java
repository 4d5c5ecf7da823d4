package docs.tutorial.tags_configuration.tag_merging;

import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.node.SubsetTagsWithDefaultTagResolutionStrategy;
import org.github.gestalt.config.node.TagMergingStrategyCombine;
import org.github.gestalt.config.node.TagMergingStrategyFallback;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;

/** Makes each mistake and prints which source the value came from. The default tag is dev. */
public class Mistakes {

    private static final Tags DEV = Tags.profile("dev");

    public static void main(String[] args) throws Exception {
        System.out.println("You write\tYou get\tInstead");
        row("combine alone, and `region=us`, which no source has",
            () -> read(combine(), Tags.of(Tag.of("region", "us"))),
            "the subset rule as well");
        row("combine alone, and `profile=test`",
            () -> read(combine(), Tags.profile("test")) + ": both profiles are asked for",
            "a strategy in which the same key replaces");
        row("combine and subset, and `profile=test`",
            () -> read(combine().setConfigNodeTagResolutionStrategy(new SubsetTagsWithDefaultTagResolutionStrategy()),
                Tags.profile("test")) + ", and `dev` for what it leaves out",
            "a strategy in which the same key replaces");
        row("combine and subset, and `profile=test`, whose source you add before that of `dev`",
            () -> read(combine().addSource(source("test", Tags.profile("test")))
                .setConfigNodeTagResolutionStrategy(new SubsetTagsWithDefaultTagResolutionStrategy()), Tags.profile("test"))
                + ": the later source wins, even if its tag is a default tag",
            "the sources for tags of a call last, or a strategy in which the same key replaces");
        row("combine, and `Tags.of()` for the untagged value",
            () -> read(combine(), Tags.of()),
            "in Java, `tags == null ? defaultTags : tags.equals(Tags.of()) ? tags : tags.and(defaultTags)`; in Kotlin, a second `Gestalt`");
        row("the Java strategy of the row above, and a Kotlin read without tags",
            () -> read(new GestaltBuilder().setTagMergingStrategy((tags, defaultTags) ->
                tags == null ? defaultTags : tags.equals(Tags.of()) ? tags : tags.and(defaultTags)), Tags.of())
                + ": Kotlin passes `Tags.of()`",
            "this strategy in Java alone");
        row("a strategy that gives no tags if the call has none, and adds the default tags otherwise",
            () -> read(new GestaltBuilder()
                .setTagMergingStrategy((tags, defaultTags) -> tags == null ? Tags.of() : tags.and(defaultTags)), null)
                + ": Gestalt calls the strategy twice, the second time with its result, `Tags.of()`",
            "a strategy that returns its own result unchanged");
        row("tags from a `ThreadLocal`, and an interface or a `ConfigContainer` kept from an earlier request",
            Mistakes::threadLocal,
            "read both in each request");
        row("a strategy that returns `null`",
            () -> read(new GestaltBuilder().setTagMergingStrategy((tags, defaultTags) -> null), DEV),
            "`Tags.of()`");
        row("a strategy that throws `IllegalStateException`",
            () -> read(new GestaltBuilder().setTagMergingStrategy((tags, defaultTags) -> {
                throw new IllegalStateException("no tags");
            }), DEV),
            "a result for every input: the exception reaches the caller of the read, even with a default");
        row("`setTagMergingStrategy(null)`, and no tags in the read",
            () -> read(new GestaltBuilder().setTagMergingStrategy(null), null) + ": you have fallback",
            "leave the call out");
        row("set combine and then fallback, and `profile=test`",
            () -> read(combine().setTagMergingStrategy(new TagMergingStrategyFallback()), Tags.profile("test"))
                + ", since the last call counts",
            "one call, before `build()`");
        setAfterBuild();
        whenItIsCalled();
    }

    /** Neither loading nor debugPrint asks the strategy. Without default tags its second parameter is empty, not null. */
    private static void whenItIsCalled() throws GestaltException {
        AtomicInteger calls = new AtomicInteger();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(Map.of("http.port", "80", "url", "${http.port}")).build())
            .setTagMergingStrategy((tags, defaultTags) -> {
                calls.incrementAndGet();
                if (!defaultTags.equals(Tags.of())) {
                    throw new AssertionError(defaultTags);
                }
                return tags == null ? defaultTags : tags;
            })
            .build();
        gestalt.loadConfigs();
        gestalt.debugPrint(Tags.of());
        try {
            throw new AssertionError(gestalt.debugPrint(DEV));
        } catch (NullPointerException e) {
            // There is no tree for dev.
        }
        int before = calls.get();
        gestalt.getConfig("url", String.class);
        int first = calls.get();
        gestalt.getConfig("url", "none", String.class);
        gestalt.getConfigOptional("url", String.class);
        if (before != 0 || first != 2 || calls.get() != 4) {
            throw new AssertionError(before + ", " + first + ", " + calls);
        }
    }

    /** A strategy that is set after build() has no effect. */
    private static void setAfterBuild() throws GestaltException {
        GestaltBuilder builder = new GestaltBuilder();
        Gestalt gestalt = load(builder);
        builder.setTagMergingStrategy(new TagMergingStrategyCombine());
        if (!gestalt.getConfig("http.port", String.class, Tags.of()).equals("untagged")) {
            throw new AssertionError(gestalt.getConfig("http.port", String.class, Tags.of()));
        }
    }

    public interface Http {
        String port();
    }

    /** A strategy that adds the tags of the current request, which are in a ThreadLocal. Unset, it is null and adds nothing. */
    private static String threadLocal() throws GestaltException {
        ThreadLocal<Tags> REQUEST = new ThreadLocal<>();
        Gestalt gestalt = load(new GestaltBuilder()
            .setConfigNodeTagResolutionStrategy(new SubsetTagsWithDefaultTagResolutionStrategy())
            .setTagMergingStrategy((tags, defaultTags) -> defaultTags.and(tags).and(REQUEST.get())));
        Http kept = gestalt.getConfig("http", Http.class);
        ConfigContainer<String> container = gestalt.getConfig("http.port", new TypeCapture<ConfigContainer<String>>() { });
        String outside = gestalt.getConfig("http.port", String.class);
        REQUEST.set(Tags.profile("test"));
        String inside = gestalt.getConfig("http.port", String.class);
        REQUEST.remove();
        if (!outside.equals("dev") || !gestalt.getConfig("http.port", String.class).equals("dev")) {
            throw new AssertionError(outside);
        }
        REQUEST.set(Tags.profile("test"));
        String both = kept.port();
        REQUEST.remove();
        gestalt.addConfigSourcePackage(source("test", Tags.profile("test")));
        REQUEST.set(Tags.profile("test"));
        // The container keeps its tags after a reload too.
        if (!container.orElseThrow().equals(both)) {
            throw new AssertionError(container.orElseThrow());
        }
        return "both still give the value of `" + both + "`, while a new read gives that of `" + inside + "`";
    }

    private static GestaltBuilder combine() {
        return new GestaltBuilder().setTagMergingStrategy(new TagMergingStrategyCombine());
    }

    private static String read(GestaltBuilder builder, Tags tags) throws GestaltException {
        Gestalt gestalt = load(builder);
        return "the value of `" + (tags == null
            ? gestalt.getConfig("http.port", String.class)
            : gestalt.getConfig("http.port", String.class, tags)) + "`";
    }

    private static Gestalt load(GestaltBuilder builder) throws GestaltException {
        Gestalt gestalt = builder
            .addSource(source("untagged", Tags.of()))
            .addSource(source("dev", DEV))
            .addSource(source("test", Tags.profile("test")))
            .setDefaultTags(DEV)
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static ConfigSourcePackage source(String name, Tags tags) throws GestaltException {
        return MapConfigSourceBuilder.builder().setCustomConfig(Map.of("http.port", name)).setTags(tags).build();
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
