package docs.architecture.validation;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.annotations.ConfigParameter;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.PathLexer;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.FileConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

/** Prints what each mistake ends in that a row of the index speaks of and no other table of the site shows. */
// proves docs/architecture/validation.mdx: the rows of the index that name several causes, and in which order the lines stand
public class IndexRows {

    public record Http(@Config(path = "port[x]") Integer port) { }

    public record Checked(Integer port, Integer limit) {
        public Checked {
            if (port < 1) {
                throw new IllegalArgumentException("too small");
            }
        }
    }

    public static class Throwing {
        public Integer port;

        public Throwing() {
            throw new IllegalStateException("no");
        }
    }

    public abstract static class Abstract {
        public Integer port;
    }

    public static class Opening {
        public LocalTime opens;
    }

    public record Hours(LocalTime opens) { }

    public sealed interface Fare permits Adult, Child { }

    public static final class Adult implements Fare {
        public Adult(Integer price) {
            System.out.println("  called with " + price);
        }
    }

    public static final class Child implements Fare {
        public Child(Integer price, Integer age) {
            System.out.println("  called with " + price + " and " + age);
        }
    }

    public static class Generic<T> {
        public T port;
    }

    public static class Parameter {
        public Parameter(@ConfigParameter(path = "port") Integer port) {
            System.out.println("  called with " + port);
        }
    }

    public static class ListParameter {
        public ListParameter(@ConfigParameter(path = "rooms") List<String> rooms) {
            System.out.println("  called with " + rooms);
        }
    }

    enum Season { SUMMER }

    private interface Call {
        Object make() throws Exception;
    }

    public static void main(String[] args) throws Exception {
        Gestalt gestalt = load("http.port", "80", "rooms[0]", "Attic", "rooms[2]", "Cellar", "wrong.port", "x", "wrong.limit", "2");
        says("a value and a branch in two sources", () -> {
            Gestalt two = new GestaltBuilder().addSource(map("db", "a")).addSource(map("db.port", "5432")).build();
            two.loadConfigs();
            return two;
        });
        says("a value that includes a branch", () -> load("hotel", "x", "db.port", "1", "db.$include", "source=node,path=hotel"));
        says("a node that is not there", () -> load("answer", "${node:prices.max}"));
        says("a path to a branch", () -> load("answer", "${db}", "db.port", "1"));
        says("no key", () -> load("answer", "${env:}"));
        says("a pattern without a key", () -> load(new GestaltBuilder()
            .setSubstitutionRegex("^((?<transform>\\w+):(?!=))?(?<key>.+?)?(:=(?<default>.*))?$"), map("answer", "${env:}")));
        says("a key with a dot before it", () -> load(".port", "80"));
        says("a key with two dots", () -> load("http..port", "80"));
        says("a path with a dot before it", () -> gestalt.getConfig(".http.port", Integer.class));
        says("null for a lexer", () -> new PathLexer().scan(null).getErrors().get(0).description());
        says("a wrong path in an annotation", () -> gestalt.getConfig("http", Http.class));
        says("a list with a gap", () -> gestalt.getConfig("rooms", new TypeCapture<List<String>>() { }));
        says("a set with a gap", () -> gestalt.getConfig("rooms", new TypeCapture<Set<String>>() { }));
        says("a constructor that throws", () -> gestalt.getConfig("http", Throwing.class));
        says("an abstract class", () -> gestalt.getConfig("http", Abstract.class));
        Gestalt desk = load("desk.opens", "06:30", "fare.price", "5", "limit", "${max", "db.user", "desk", "db.$include", "source=file,path=no.properties");
        says("a class with a field of a type that is not known", () -> desk.getConfig("desk", Opening.class));
        says("a record with a component of a type that is not known", () -> desk.getConfig("desk", Hours.class));
        says("a sealed type of two classes, one with a parameter that has no key", () -> desk.getConfig("fare", Fare.class));
        says("a placeholder that is not closed, as a number", () -> desk.getConfig("limit", Integer.class));
        says("a value of an include that finds no file", () -> desk.getConfig("db.host", String.class));
        says("a constructor with a wrong text", () -> gestalt.getConfig("wrong", Parameter.class));
        says("a constructor with a list", () -> gestalt.getConfig("", ListParameter.class));
        says("a record with a wrong text", () -> gestalt.getConfig("wrong", Checked.class));
        says("a record of a list", () -> gestalt.getConfig("rooms", Checked.class));
        says("a generic class", () -> gestalt.getConfig("http", new TypeCapture<Generic<Integer>>() { }));
        says("a map of a list", () -> gestalt.getConfig("rooms", new TypeCapture<Map<String, String>>() { }));
        for (Class<?> type : List.of(Integer.class, Season.class, Character.class, Integer[].class)) {
            says("a temporary value, twice, as " + type.getSimpleName(), () -> {
                Gestalt once = load("answer", "1@{temp}");
                once.getConfigOptional("answer", type);
                return once.getConfig("answer", type);
            });
        }
        says("an unknown annotation, as an error", () -> load(new GestaltBuilder().setTreatWarningsAsErrors(true), map("pin", "4711@{secure}")));
        says("HOCON's own placeholder", () -> load(new GestaltBuilder(), text("conf", "max = ${limits.max}")));
        says("JSON without a bracket", () -> load(new GestaltBuilder(), text("json", "{\"max\": 1")));
        says("a resource with its folder", () -> load(new GestaltBuilder(),
            ClassPathConfigSourceBuilder.builder().setResource("src/main/resources/shop.properties").build()));
        says("a reload of an empty file", () -> reload("json", "{\"port\": 80}", ""));
        says("a reload of a contradiction", () -> reload("properties", "db = a", "db = a\ndb.port = 1"));
        says("a reload of a file that is gone", () -> reload("properties", "db = a", null));
        says("the load of a contradiction", () -> load("db", "a", "db.port", "1"));
        says("a container after a wrong value", IndexRows::container);
    }

    private static Object container() throws Exception {
        Map<String, String> values = new LinkedHashMap<>(Map.of("port", "80"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = load(new GestaltBuilder(),
            MapConfigSourceBuilder.builder().setCustomConfig(values).addConfigReloadStrategy(strategy).build());
        ConfigContainer<Integer> port = gestalt.getConfig("port", new TypeCapture<ConfigContainer<Integer>>() { });
        values.put("port", "x");
        strategy.reload();
        return port.orElseThrow();
    }

    /** Loads a file with the first text, then reloads it with the second, or without the file. */
    private static Object reload(String format, String first, String second) throws Exception {
        Path file = Path.of("reloaded." + format);
        Files.writeString(file, first);
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        load(new GestaltBuilder(), FileConfigSourceBuilder.builder().setPath(file).addConfigReloadStrategy(strategy).build());
        if (second == null) {
            Files.delete(file);
        } else {
            Files.writeString(file, second);
        }
        strategy.reload();
        return "reloaded";
    }

    private static void says(String mistake, Call call) {
        System.out.println(mistake + ":");
        try {
            System.out.println("  " + call.make());
        } catch (Exception e) {
            Throwable cause = e.getCause();
            System.out.println("  " + e.getClass().getSimpleName() + ": " + e.getMessage().replace("\n", "\n   ").strip());
            if (cause != null) {
                System.out.println("  caused by " + cause.getClass().getSimpleName() + ": " + cause.getMessage().lines().findFirst().orElse(""));
            }
        }
    }

    private static ConfigSourcePackage map(String... pairs) throws GestaltException {
        Map<String, String> values = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            values.put(pairs[i], pairs[i + 1]);
        }
        return MapConfigSourceBuilder.builder().setCustomConfig(values).build();
    }

    private static ConfigSourcePackage text(String format, String text) throws GestaltException {
        return StringConfigSourceBuilder.builder().setConfig(text).setFormat(format).build();
    }

    private static Gestalt load(String... pairs) throws GestaltException {
        return load(new GestaltBuilder(), map(pairs));
    }

    private static Gestalt load(GestaltBuilder builder, ConfigSourcePackage source) throws GestaltException {
        Gestalt gestalt = builder.addSource(source).build();
        gestalt.loadConfigs();
        return gestalt;
    }
}
