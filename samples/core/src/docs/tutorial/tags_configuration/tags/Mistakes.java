package docs.tutorial.tags_configuration.tags;

import java.util.Map;
import java.util.concurrent.Callable;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;

/** Makes each mistake and prints what came of it. The port is 8080 without tags and 9090 in dev. */
public class Mistakes {

    public record Database(String host) { }

    private static final Tags DEV = Tags.profile("dev");

    public static void main(String[] args) throws Exception {
        Gestalt gestalt = load(new GestaltBuilder());

        System.out.println("You write\tYou get\tInstead");
        row("`Tags.profile(\"Dev\")`, `Tags.profile(\"\")`, or another tag that no source has",
            () -> same(port(gestalt, Tags.profile("Dev")), port(gestalt, Tags.profile(""))) + " each time, the untagged value, without a message",
            "`profile(\"dev\")`: keys and values of tags are case-sensitive");
        row("two tags on a source, one in the read, or the other way round",
            () -> {
                GestaltBuilder builder = new GestaltBuilder().addSource(
                    source(Tags.of(Tag.profile("dev"), Tag.of("region", "eu")), "http.port", "9191"));
                Tags eu = Tags.of(Tag.of("region", "eu"));
                return same(port(load(builder), eu), port(gestalt, DEV.and(eu))) + " each time, since the tags have to be equal";
            },
            "read with the same tags; if the read has more, the subset rule also works");
        row("one file for dev and for test, with both tags, as in `Tags.profiles(\"dev\", \"test\")`",
            () -> {
                GestaltBuilder builder = new GestaltBuilder()
                    .addSource(source(Tags.profiles("dev", "test"), "http.port", "9191"));
                return port(load(builder), Tags.profile("test")) + ", since the read would need both tags";
            },
            "add the file twice, with one tag each",
            () -> {
                Tags test = Tags.profile("test");
                GestaltBuilder builder = new GestaltBuilder()
                    .addSource(source(DEV, "db.pool.size", "2")).addSource(source(test, "db.pool.size", "2"));
                Gestalt both = load(builder);
                return both.getConfig("db.pool.size", Integer.class, DEV) + both.getConfig("db.pool.size", Integer.class, test);
            },
            4);
        row("`http.port = 9x` in the tagged file, and you read an `Integer`",
            () -> {
                GestaltBuilder builder = new GestaltBuilder().addSource(source(Tags.profile("test"), "http.port", "9x"));
                return port(load(builder), Tags.profile("test"));
            },
            "a number there; the untagged 8080 does not step in");
        row("`db` in the tagged file, `db.host` in the other; you read `db`",
            () -> {
                GestaltBuilder builder = new GestaltBuilder().addSource(source(Tags.profile("test"), "db", "localhost"));
                return load(builder).getConfig("db", Database.class, Tags.profile("test"));
            },
            "`db.host` in both");
        row("`Tags.of(\"dev\")`",
            () -> Tags.of("dev"),
            "`Tags.of(\"profile\", \"dev\")`");
        row("`debugPrint(Tags.profile(\"stage\"))`, of no source",
            () -> gestalt.debugPrint(Tags.profile("stage")),
            "`debugPrint()`, which prints all trees");
    }

    private static void row(String mistake, Callable<?> wrong, String instead, Callable<?> right, Object expected) throws Exception {
        if (!right.call().equals(expected)) {
            throw new AssertionError(mistake + ": " + right.call());
        }
        row(mistake, wrong, instead);
    }

    private static Integer same(Integer first, Integer second) {
        if (!first.equals(second)) {
            throw new AssertionError(first + ", " + second);
        }
        return first;
    }

    private static Gestalt load(GestaltBuilder builder) throws GestaltException {
        Gestalt gestalt = builder
            .addSource(source(Tags.of(), "http.port", "8080"))
            .addSource(source(Tags.of(), "db.host", "db.harbour.example"))
            .addSource(source(DEV, "http.port", "9090"))
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static ConfigSourcePackage source(Tags tags, String path, String value) throws GestaltException {
        return MapConfigSourceBuilder.builder().setCustomConfig(Map.of(path, value)).setTags(tags).build();
    }

    private static Integer port(Gestalt gestalt, Tags tags) throws GestaltException {
        return gestalt.getConfig("http.port", Integer.class, tags);
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
