package docs.advanced.configurable_options;

import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.decoder.LocalDateDecoder;
import org.github.gestalt.config.decoder.StringDecoder;
import org.github.gestalt.config.entity.GestaltConfig;
import org.github.gestalt.config.loader.PropertyLoader;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

/** Makes each mistake and prints what comes of it, then checks that the last column helps. */
public class OptionMistakes {

    /** Two builds with one builder warn of duplicates. */
    private static final Logger BUILDER =
        Logger.getLogger("org.github.gestalt.config.builder.GestaltBuilder");

    public record Http(Integer port, Integer idle) { }

    public record Notes(@Config(defaultVal = "30") int note) { }

    public record BoxedNotes(@Config(defaultVal = "30") Integer note) { }

    interface Attempt {
        Object run() throws Exception;
    }

    public static void main(String[] args) throws Exception {
        BUILDER.setLevel(Level.OFF);
        // Of two calls of one setter, the last counts.
        GestaltConfig last = load(builder()
            .setMaxSubstitutionNestedDepth(3).setMaxSubstitutionNestedDepth(4))
            .getDecoderContext().getGestaltConfig();
        if (last.getMaxSubstitutionNestedDepth() != 4) {
            throw new IllegalStateException("The first call counts.");
        }
        // An option can be read back, and a default still hides what has become an error.
        Gestalt strict = load(builder()
            .setTreatMissingValuesAsErrors(false).setTreatWarningsAsErrors(true));
        if (strict.getDecoderContext().getGestaltConfig().isTreatMissingValuesAsErrors()
                || strict.getConfig("db.user", 3, Integer.class) != 3
                || strict.getConfig("db.pool", 3, Integer.class) != 3) {
            throw new IllegalStateException("Warnings as errors.");
        }
        // A default in the call counts with all strict options, and a null is no option.
        Gestalt strictest = load(builder().setTreatMissingValuesAsErrors(null)
            .setTreatMissingDiscretionaryValuesAsErrors(true));
        if (!strictest.getDecoderContext().getGestaltConfig().isTreatMissingValuesAsErrors()
                || strictest.getConfig("db.pool", 3, Integer.class) != 3
                || strictest.getConfigOptional("db.pool", Integer.class).isPresent()) {
            throw new IllegalStateException("Strict reads.");
        }
        // An empty text that counts as absent takes no default of the member.
        Gestalt emptyIsAbsent = load(builder().setTreatEmptyStringAsAbsent(true));
        if (!failure(() -> emptyIsAbsent.getConfig("db", Notes.class)).equals("RuntimeException")
                || !failure(() -> emptyIsAbsent.getConfig("db", BoxedNotes.class)).equals("GestaltException")) {
            throw new IllegalStateException("An empty text with a defaultVal.");
        }
        System.out.println("You write\tYou get\tInstead");

        row("`build()` without a source",
            () -> new GestaltBuilder().build(),
            "add one",
            () -> builder().build().getClass().getSimpleName());

        row("`addDecoder(…)` alone, then read a `String`",
            () -> load(builder().addDecoder(new LocalDateDecoder("dd.MM.yyyy")))
                .getConfig("db.user", String.class),
            "also `addDefaultDecoders()`",
            () -> load(builder().addDecoder(new LocalDateDecoder("dd.MM.yyyy"))
                .addDefaultDecoders()).getConfig("db.user", String.class));

        row("`addConfigLoader(…)` alone, with a map as the source",
            () -> load(builder().addConfigLoader(new PropertyLoader())),
            "also `addDefaultConfigLoaders()`",
            () -> load(builder().addDefaultConfigLoaders()).getConfig("db.user", String.class));

        row("`setDecoders(List.of(…))`, then `addDefaultDecoders()`",
            () -> load(builder().setDecoders(List.of(new StringDecoder())).addDefaultDecoders()),
            "`addDecoder(…)`, as the builder keeps your list and cannot add to this one",
            () -> load(builder().addDecoder(new StringDecoder()).addDefaultDecoders())
                .getConfig("db.user", String.class));

        row("`setTreatWarningsAsErrors(true)`, with the system properties as a source",
            () -> load(builder().addSource(SystemPropertiesConfigSourceBuilder.builder().build())
                .setTreatWarningsAsErrors(true)),
            "leave them out, because the JVM's own properties contradict each other",
            () -> load(builder().setTreatWarningsAsErrors(true))
                .getConfig("db.user", String.class));

        row("`setTreatEmptyStringAsAbsent(true)`, then read an empty text without a default",
            () -> load(builder().setTreatEmptyStringAsAbsent(true))
                .getConfig("db.note", String.class),
            "pass a default",
            () -> load(builder().setTreatEmptyStringAsAbsent(true))
                .getConfig("db.note", "none", String.class));

        row("`useCacheDecorator(false)`, then read with a default and a tag",
            () -> load(twoTags()).getConfig("db.user", "", String.class, Tags.profile("prod")),
            "pass `TypeCapture.of(…)` for the class, or the tag is ignored: its source says `prod`",
            () -> load(twoTags()).getConfig("db.user", "", TypeCapture.of(String.class),
                Tags.profile("prod")));

        row("change an option after `build()`",
            OptionMistakes::changedTooLate,
            "before: `build()` copies the options",
            () -> load(builder().setTreatMissingValuesAsErrors(false))
                .getConfig("http", Http.class));

        row("`setDefaultTags(null)`, because the program has no tags, then any read",
            () -> load(builder().setDefaultTags(null)).getConfig("db.user", String.class),
            "leave the call out, or pass `Tags.of()`",
            () -> load(builder().setDefaultTags(Tags.of())).getConfig("db.user", String.class));

        row("build twice with one builder, the second time with one more source that says `night`; "
                + "then ask the first `Gestalt`",
            OptionMistakes::builtTwice,
            "a new builder for each, as both share one tree",
            () -> load(builder()).getConfig("db.user", String.class));

        row("`setSubstitutionOpeningToken(\"%%\")` and `setSubstitutionClosingToken(\"%%\")`",
            () -> tokens("%%", "%%"),
            "two tokens that differ, such as `<<` and `>>`, as nothing is logged",
            () -> tokens("<<", ">>"));
        if (!tokens("<<", ">>").equals("desk")) {
            throw new IllegalStateException(tokens("<<", ">>").toString());
        }

        row("`setSubstitutionRegex(\"(.*)\")`",
            () -> load(builder().setSubstitutionRegex("(.*)")),
            "keep the three named groups of the default",
            () -> load(builder().setSubstitutionRegex(
                "^((?<transform>\\w+)!)?(?<key>.+?)(\\?(?<default>.*))?$"))
                .getConfig("db.user", String.class));
    }

    private static String failure(Attempt attempt) {
        try {
            return "" + attempt.run();
        } catch (Exception e) {
            return e.getClass().getSimpleName();
        }
    }

    private static void row(String mistake, Attempt wrong, String instead, Attempt right)
            throws Exception {
        String problem = outcome(wrong);
        Object helped = right.run();
        if (problem.equals("`" + helped + "`")) {
            throw new IllegalStateException(mistake);
        }
        System.out.println(mistake + "\t" + problem + "\t" + instead);
    }

    private static String outcome(Attempt attempt) {
        try {
            return "`" + attempt.run() + "`";
        } catch (Exception e) {
            String name = "`" + e.getClass().getSimpleName() + "`";
            if (e.getMessage() == null) {
                return name;
            }
            String[] lines = e.getMessage().split("\n");
            String line = lines.length > 1 ? lines[1].split("message: ")[1] : lines[0];
            return name + ": `" + line.split(", there could be|, for class")[0] + "`";
        }
    }

    private static GestaltBuilder builder() throws Exception {
        return new GestaltBuilder().addSource(source("db.user", "desk", "db.note", "",
            "db.url", "${db.user}", "http.port", "9090"));
    }

    private static GestaltBuilder twoTags() throws Exception {
        return builder().useCacheDecorator(false).addSource(MapConfigSourceBuilder.builder()
            .setCustomConfig(Map.of("db.user", "prod")).setTags(Tags.profile("prod")).build());
    }

    private static ConfigSourcePackage source(String... pairs) throws Exception {
        MapConfigSourceBuilder map = MapConfigSourceBuilder.builder();
        for (int i = 0; i < pairs.length; i += 2) {
            map.addCustomConfig(pairs[i], pairs[i + 1]);
        }
        return map.build();
    }

    private static Gestalt load(GestaltBuilder builder) throws Exception {
        Gestalt gestalt = builder.build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static Object tokens(String open, String close) throws Exception {
        return load(builder().addSource(source("guest", open + "db.user" + close))
            .setSubstitutionOpeningToken(open).setSubstitutionClosingToken(close))
            .getConfig("guest", String.class);
    }

    private static Object changedTooLate() throws Exception {
        GestaltConfig config = new GestaltConfig();
        Gestalt gestalt = load(builder().setGestaltConfig(config));
        config.setTreatMissingValuesAsErrors(false);
        return gestalt.getConfig("http", Http.class);
    }

    private static Object builtTwice() throws Exception {
        GestaltBuilder builder = builder();
        Gestalt first = load(builder);
        load(builder.addSource(source("db.user", "night")));
        return first.getConfig("db.user", String.class);
    }
}
