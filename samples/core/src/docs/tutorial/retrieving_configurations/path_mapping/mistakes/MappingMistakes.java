package docs.tutorial.retrieving_configurations.path_mapping.mistakes;

import java.lang.reflect.UndeclaredThrowableException;
import java.util.List;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.annotations.ConfigPriority;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.path.mapper.PathMapper;
import org.github.gestalt.config.path.mapper.SnakeCasePathMapper;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.token.Token;
import org.github.gestalt.config.utils.GResultOf;

/** Makes each mistake, does it right beside it, and prints what came of both. */
public class MappingMistakes {

    public record Http(Integer idleSeconds) { }

    public record Snake(Integer idle_seconds) { }

    public record Renamed(@Config(path = "idleSeconds") Integer idle_seconds) { }

    public interface View {
        Integer idleSeconds();
    }

    public interface LiteralView {
        @Config(path = "idle-seconds")
        Integer idleSeconds();
    }

    public interface Desk {
        boolean isOpen();
    }

    public interface NamedDesk {
        @Config(path = "isOpen")
        boolean isOpen();
    }

    static class WithoutPriority implements PathMapper {
        @Override
        public GResultOf<List<Token>> map(String path, String name, SentenceLexer lexer) {
            return lexer.scan("old_" + name);
        }
    }

    @ConfigPriority(400)
    static class WithPriority extends WithoutPriority { }

    interface Read {
        Object run() throws GestaltException;
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println("You write\tYou get\tInstead");
        row("a path in another spelling than the file",
            () -> load("http.idle-seconds = 60").getConfig("http.idleSeconds", Integer.class),
            "the path as in the file", () -> load("http.idle-seconds = 60").getConfig("http.idle-seconds", Integer.class));
        row("a member `idle_seconds` for the key `idleSeconds`",
            () -> load("http.idleSeconds = 60").getConfig("http", Snake.class),
            "`@Config(path = \"idleSeconds\")`", () -> load("http.idleSeconds = 60").getConfig("http", Renamed.class));
        row("an interface for `idle-seconds`, after a reload",
            () -> afterReload(View.class).idleSeconds(),
            "`@Config(path = \"idle-seconds\")`", () -> afterReload(LiteralView.class).idleSeconds());
        row("an empty `idleSeconds` next to `idle-seconds = 60`",
            () -> load("http.idleSeconds =", "http.idle-seconds = 60").getConfig("http", Http.class),
            "`idle-seconds` alone", () -> load("http.idle-seconds = 60").getConfig("http", Http.class));
        try {
            load("http.idleSeconds =", "http.idle-seconds = 60").getConfig("http", Http.class);
            throw new AssertionError("the second spelling was read");
        } catch (GestaltException e) {
            if (!e.getMessage().lines().skip(2).anyMatch(line -> line.contains("MISSING_VALUE, message: Unable to find node"))) {
                throw new AssertionError(e);
            }
        }
        row("a second spelling to override a 60",
            () -> load("http.idleSeconds = 60", "http.idle-seconds = 90").getConfig("http", Http.class).idleSeconds(),
            "the same spelling", () -> load("http.idleSeconds = 60", "http.idleSeconds = 90").getConfig("http", Http.class));
        Gestalt tagged = load(new GestaltBuilder().addSource(StringConfigSourceBuilder.builder()
            .setConfig("http.idle-seconds = 90").setFormat("properties").addTag(Tag.profile("dev")).build()), "http.idleSeconds = 60");
        if (tagged.getConfig("http", Http.class, Tags.profile("dev")).idleSeconds() != 60) {
            throw new AssertionError("the spelling of the tagged source was read");
        }
        for (String format : List.of("yaml", "json")) {
            Gestalt withNull = load(new GestaltBuilder().addSource(StringConfigSourceBuilder.builder()
                .setConfig("{\"http\": {\"idleSeconds\": null, \"idle-seconds\": 60}}").setFormat(format).build()));
            if (withNull.getConfig("http", Http.class).idleSeconds() != 60) {
                throw new AssertionError("null is a key in " + format);
            }
        }
        row("`${http.idleSeconds}` for `idle-seconds`",
            () -> load("http.idle-seconds = 60", "desk.idle = ${http.idleSeconds}").getConfig("desk.idle", Integer.class),
            "`${http.idle-seconds}`", () -> load("http.idle-seconds = 60", "desk.idle = ${http.idle-seconds}").getConfig("desk.idle", Integer.class));
        row("the key of a map in camelCase",
            () -> load("prices.weekEnd = 60").getConfig("prices", new TypeCapture<Map<String, Integer>>() { }).get("weekEnd"),
            "lower case", () -> load("prices.weekEnd = 60").getConfig("prices", new TypeCapture<Map<String, Integer>>() { }).get("weekend"));
        row("`boolean isOpen()` in an interface for `is-open`",
            () -> load("desk.is-open = true").getConfig("desk", Desk.class).isOpen(),
            "`open`, or `@Config(path = \"isOpen\")`", () -> load("desk.is-open = true").getConfig("desk", NamedDesk.class).isOpen());
        row("`addPathMapper(new SnakeCasePathMapper())` alone",
            () -> load(new GestaltBuilder().addPathMapper(new SnakeCasePathMapper()), "http.idleSeconds = 60")
                .getConfig("http", Http.class),
            "`addDefaultPathMappers()` too",
            () -> load(new GestaltBuilder().addDefaultPathMappers().addPathMapper(new WithPriority()), "http.old_idleSeconds = 60")
                .getConfig("http", Http.class));
        row("a mapper without `@ConfigPriority`",
            () -> load(new GestaltBuilder().addDefaultPathMappers().addPathMapper(new WithoutPriority()), "http.old_idleSeconds = 60")
                .getConfig("http", Http.class),
            "`@ConfigPriority(400)`",
            () -> load(new GestaltBuilder().addDefaultPathMappers().addPathMapper(new WithPriority()), "http.old_idleSeconds = 60")
                .getConfig("http", Http.class));
    }

    private static void row(String mistake, Read wrong, String remedy, Read right) {
        String then = outcome(right);
        if (then.contains("Unable") || then.contains("Exception") || then.contains("null")) {
            throw new AssertionError(mistake + ": " + then);
        }
        System.out.println(String.join("\t", mistake, outcome(wrong), remedy));
    }

    private static String outcome(Read read) {
        try {
            return "`" + read.run() + "`";
        } catch (GestaltException e) {
            return "`" + e.getMessage().lines().skip(1).findFirst().orElseThrow()
                .replaceAll(".*message: ", "").replaceAll(", for class.*", "").replaceAll(", from node: .*", "").replaceAll(" with the default.*", "") + "`";
        } catch (UndeclaredThrowableException e) {
            return "`UndeclaredThrowableException`";
        }
    }

    private static <T> T afterReload(Class<T> type) throws GestaltException {
        Gestalt gestalt = load("http.idle-seconds = 60");
        T held = gestalt.getConfig("http", type);
        gestalt.addConfigSourcePackage(
            StringConfigSourceBuilder.builder().setConfig("http.idle-seconds = 90").setFormat("properties").build());
        return held;
    }

    private static Gestalt load(String... lines) throws GestaltException {
        return load(new GestaltBuilder(), lines);
    }

    private static Gestalt load(GestaltBuilder builder, String... lines) throws GestaltException {
        for (String line : lines) {
            builder.addSource(StringConfigSourceBuilder.builder().setConfig(line).setFormat("properties").build());
        }
        Gestalt gestalt = builder.build();
        gestalt.loadConfigs();
        return gestalt;
    }
}
