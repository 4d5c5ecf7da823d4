package docs.architecture.validation;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.annotations.ConfigPrefix;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.entity.ValidationLevel;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.processor.result.validation.ConfigValidator;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

/** Makes each mistake of somebody who brings a part, and what to do instead, then prints: you write, you get, instead. */
public class MistakeTable {

    public record Http(Integer port) { }

    public record All(Http http) { }

    /** What a program reads; an exception counts as its message. */
    private interface Read {
        Object of(Gestalt gestalt) throws GestaltException;
    }

    private interface Change {
        GestaltBuilder of(GestaltBuilder builder) throws GestaltException;
    }

    public static void main(String[] args) {
        System.out.println("You write\tYou get\tInstead");
        Read port = gestalt -> gestalt.getConfig("db.port", Integer.class);
        Read object = gestalt -> gestalt.getConfig("http", Http.class);
        Read all = gestalt -> gestalt.getConfig("", All.class);

        row("`addValidator(…)` alone", "every object, unchecked",
            read(b -> b.addValidator(new Never()).addDefaultValidators(), object), "Http[port=80800]",
            "`setValidationEnabled(true)` too",
            read(b -> b.addValidator(new Never()).addDefaultValidators().setValidationEnabled(true), object), "not allowed");
        row("a validator for a number or a `String`", "the value, unchecked",
            read(b -> b.addValidator(new Never()).addDefaultValidators().setValidationEnabled(true), port), "6432",
            "read the object around it; a `Duration` or an enum alone is checked",
            read(b -> b.addValidator(new Never()).addDefaultValidators().setValidationEnabled(true), object), "not allowed");
        checkedAlone();
        secrets();
        defaults();
        members();
        others();
        String two = read(b -> b.addValidator(new Twice()).addDefaultValidators().setValidationEnabled(true), object);
        if (two.lines().filter(line -> line.contains("not allowed")).count() != 2) {
            throw new IllegalStateException(two);
        }
        String both = read(b -> b.addValidator(new Never()).addValidator(new HttpOnly()).setValidationEnabled(true), object)
            + read(b -> b.addValidator(new Never()).setValidationEnabled(true), gestalt -> gestalt.getConfigOptional("http", Http.class));
        if (both.lines().filter(line -> line.contains("not allowed")).count() != 2 || !both.endsWith("Optional.empty")) {
            throw new IllegalStateException(both);
        }
        row("an error with the level `WARN`", "the object refused, as with `ERROR`",
            read(b -> b.addValidator(new Never(ValidationLevel.WARN)).addDefaultValidators().setValidationEnabled(true), object), "level: WARN",
            "write it to your log, and return the object",
            read(b -> b.addValidator(new Warning()).addDefaultValidators().setValidationEnabled(true), object), "Http[port=80800]");
        row("a validator for an object inside the one you read", "the outer object, with the inner one unchecked",
            read(b -> b.addValidator(new HttpOnly()).addDefaultValidators().setValidationEnabled(true), all), "All[http=Http[port=80800]]",
            "check the inner object where you check the outer one",
            read(b -> b.addValidator(new Outer()).addDefaultValidators().setValidationEnabled(true), all), "not allowed");
        Read containers = gestalt -> gestalt.getConfig("rooms", new TypeCapture<List<Http>>() { }).size()
            + gestalt.getConfig("rooms", Http[].class).length + gestalt.getConfig("floors", new TypeCapture<Map<String, Http>>() { }).size();
        row("`instanceof Http`, for a list, an array or a map of `Http`", "the list, its elements unchecked, because the validator is asked about the list",
            read(b -> b.addValidator(new HttpOnly()).setValidationEnabled(true), containers), "3",
            "read a record that holds the list, and check the elements there",
            read(b -> b.addValidator(new Elements()).setValidationEnabled(true), gestalt -> gestalt.getConfig("", Rooms.class)), "not allowed");
        Read unchecked = gestalt -> gestalt.getConfig("http", new TypeCapture<Optional<Http>>() { }).isPresent()
            + ", " + gestalt.getConfig("http", new TypeCapture<ConfigContainer<Http>>() { }).isPresent();
        if (!containerAfterReload().equals("Http[port=8080], false")) {
            throw new IllegalStateException(containerAfterReload());
        }
        row("`Optional<Http>` or `ConfigContainer<Http>` as the type of a read",
            "the object, unchecked; a reload checks the new object of a container, and leaves it empty if that is refused",
            read(b -> b.addValidator(new HttpOnly()).setValidationEnabled(true), unchecked), "true, true",
            "`getConfigOptional`, in Kotlin `getConfig<Http?>`; after a reload, a listener",
            read(b -> b.addValidator(new HttpOnly()).setValidationEnabled(true), gestalt -> gestalt.getConfigOptional("http", Http.class)),
            "Optional.empty");
        Never never = new Never();
        row("`return null`, or a validator that throws", "its exception at the read, even with a default",
            read(b -> b.addValidator(new Nothing()).setValidationEnabled(true), gestalt -> gestalt.getConfig("http", new Http(1), Http.class)),
            "NullPointerException",
            "return `GResultOf.result(object)` or `GResultOf.errors(…)`",
            read(b -> b.addValidator(never).setValidationEnabled(true), gestalt -> gestalt.getConfig("http", new Http(1), Http.class)), "Http[port=1]");
        // A validator that throws, and one that does not.
        Read missing = gestalt -> gestalt.getConfig("admin", new Http(8080), Http.class);
        verify("a missing port",
            read(b -> b.addValidator(new Unboxing(false)).setValidationEnabled(true).setTreatMissingValuesAsErrors(false), missing),
            "NullPointerException",
            read(b -> b.addValidator(new Unboxing(true)).setValidationEnabled(true).setTreatMissingValuesAsErrors(false), missing), "Http[port=8080]");
    }

    /** Numbers, Booleans, letters and texts are the only types that no validator is asked about. */
    private static void checkedAlone() {
        Map<Class<?>, Boolean> types = new LinkedHashMap<>();
        for (Class<?> type : List.of(Integer.class, int.class, Double.class, Boolean.class, Character.class, String.class, Object.class)) {
            types.put(type, false);
        }
        for (Class<?> type : List.of(Duration.class, BigDecimal.class, Path.class, ValidationLevel.class, Pattern.class)) {
            types.put(type, true);
        }
        types.forEach((type, checked) -> {
            String path = type == ValidationLevel.class ? "level" : type == Character.class ? "rooms[0].port" : "http.timeout";
            String seen = read(b -> b.addValidator(new Never()).setValidationEnabled(true), gestalt -> gestalt.getConfig(path, type));
            if (seen.contains("not allowed") != checked || seen.startsWith("Failed")) {
                throw new IllegalStateException(type + ": " + seen);
            }
        });
    }

    /** The sentence of a validator is printed as it is, a secret in it too. */
    private static void secrets() {
        String seen = read(b -> b.addValidator(new Teller()).setValidationEnabled(true), gestalt -> gestalt.getConfig("safe", Safe.class));
        if (!seen.endsWith("wrong: Safe[pin=4711]")) {
            throw new IllegalStateException(seen);
        }
    }

    public record Safe(String pin) { }

    static final class Teller implements ConfigValidator {
        @Override
        public <T> GResultOf<T> validator(T object, String path, TypeCapture<T> type, Tags tags) {
            return GResultOf.errors(new ValidationError(ValidationLevel.ERROR) {
                @Override
                public String description() {
                    return "wrong: " + object;
                }
            });
        }
    }

    /** Two reads with a default ask once, each plain read asks again; validators are asked in the order in which they were added; the path lacks the prefix. */
    private static void defaults() {
        List<String> asked = new ArrayList<>();
        String seen = read(b -> b.addValidator(new Recorder("second", asked)).addValidator(new Recorder("first", asked)).setValidationEnabled(true),
            gestalt -> {
                String read = "" + gestalt.getConfig("http", new Http(1), Http.class) + gestalt.getConfig("http", new Http(2), Http.class) + asked;
                for (int i = 0; i < 2; i++) {
                    try {
                        gestalt.getConfig("http", Http.class);
                    } catch (GestaltException e) {
                        read += asked.size();
                    }
                }
                gestalt.getConfigOptional("", Prefixed.class);
                return read + asked.get(asked.size() - 1);
            });
        if (!seen.equals("Http[port=1]Http[port=2][second http, first http]46first ")) {
            throw new IllegalStateException(seen);
        }
    }

    public record Pool(Integer size, @Config(defaultVal = "80800") Integer queue) { }

    /** The default of a member is part of the object, and is checked. */
    private static void members() {
        String seen = read(b -> b.addValidator(new Teller()).setValidationEnabled(true), gestalt -> gestalt.getConfig("pool", Pool.class));
        if (!seen.endsWith("wrong: Pool[size=5, queue=80800]")) {
            throw new IllegalStateException(seen);
        }
    }

    public record Limits(Integer max) { }

    /** A validator reads another setting, and is asked about that object too; another Gestalt of the same values checks nothing. */
    private static void others() {
        Limited limited = new Limited();
        String seen = read(b -> b.addValidator(limited).setValidationEnabled(true), gestalt -> {
            limited.gestalt = gestalt;
            return gestalt.getConfig("http", Http.class);
        });
        if (!seen.endsWith("above 65535") || !limited.asked.equals(List.of("http", "limits"))) {
            throw new IllegalStateException(seen + limited.asked);
        }
    }

    /** Compares a port with a limit that it reads. */
    static final class Limited implements ConfigValidator {
        private final List<String> asked = new ArrayList<>();
        private Gestalt gestalt;

        @Override
        public <T> GResultOf<T> validator(T object, String path, TypeCapture<T> type, Tags tags) {
            asked.add(path);
            if (!(object instanceof Http http)) {
                return GResultOf.result(object);
            }
            try {
                Integer max = gestalt.getConfig("limits", Limits.class, tags).max();
                return http.port() <= max ? GResultOf.result(object) : GResultOf.errors(new ValidationError(ValidationLevel.ERROR) {
                    @Override
                    public String description() {
                        return "above " + max;
                    }
                });
            } catch (GestaltException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @ConfigPrefix(prefix = "http")
    public record Prefixed(Integer port) { }

    /** Writes down that it was asked, and refuses. */
    static final class Recorder implements ConfigValidator {
        private final String name;
        private final List<String> asked;

        Recorder(String name, List<String> asked) {
            this.name = name;
            this.asked = asked;
        }

        @Override
        public <T> GResultOf<T> validator(T object, String path, TypeCapture<T> type, Tags tags) {
            asked.add(name + " " + path);
            return new Never().validator(object, path, type, tags);
        }
    }

    static final class Nothing implements ConfigValidator {
        @Override
        public <T> GResultOf<T> validator(T object, String path, TypeCapture<T> type, Tags tags) {
            return null;
        }
    }

    /** What a container holds after a reload to a right value, and whether it holds something after one to a wrong value. */
    private static String containerAfterReload() {
        Logger log = Logger.getLogger(ConfigContainer.class.getName());
        log.setLevel(Level.OFF);
        Map<String, String> values = new ConcurrentHashMap<>(Map.of("http.port", "1"));
        ManualConfigReloadStrategy reload = new ManualConfigReloadStrategy();
        try {
            Gestalt gestalt = new GestaltBuilder().setValidationEnabled(true).addValidator(new TooHigh()).addSource(
                MapConfigSourceBuilder.builder().setCustomConfig(values).addConfigReloadStrategy(reload).build()).build();
            gestalt.loadConfigs();
            ConfigContainer<Http> container = gestalt.getConfig("http", new TypeCapture<ConfigContainer<Http>>() { });
            values.put("http.port", "8080");
            reload.reload();
            String first = container.orElseThrow().toString();
            values.put("http.port", "80800");
            reload.reload();
            return first + ", " + container.isPresent();
        } catch (GestaltException e) {
            return e.getMessage();
        } finally {
            log.setLevel(null);
        }
    }

    static final class TooHigh implements ConfigValidator {
        @Override
        public <T> GResultOf<T> validator(T object, String path, TypeCapture<T> type, Tags tags) {
            return object instanceof Http http && http.port() > 65535
                ? new Never().validator(object, path, type, tags) : GResultOf.result(object);
        }
    }

    private static void row(String wrong, String words, String seen, String expected, String right, String then, String expectedThen) {
        verify(wrong, seen, expected, then, expectedThen);
        System.out.println(wrong + "\t" + words + "\t" + right);
    }

    /** Fails if the library answers something else, wrong or right. */
    private static void verify(String wrong, String seen, String expected, String then, String expectedThen) {
        if (!seen.contains(expected) || !then.contains(expectedThen)) {
            throw new IllegalStateException(wrong + ": " + seen + " / " + then);
        }
    }

    private static String read(Change change, Read read) {
        try {
            Gestalt gestalt = change.of(new GestaltBuilder()
                .addSource(MapConfigSourceBuilder.builder()
                    .setCustomConfig(new HashMap<>(Map.of("db.port", "${tunnel.port}", "tunnel.port", "6432", "http.port", "80800",
                        "http.timeout", "30", "level", "WARN", "pool.size", "5", "rooms[0].port", "1", "floors.first.port", "1", "admin.host", "localhost")))
                    .addCustomConfig("safe.pin", "4711@{secret}")
                    .addCustomConfig("limits.max", "65535")
                    .build()))
                .build();
            gestalt.loadConfigs();
            return read.of(gestalt).toString();
        } catch (GestaltException e) {
            return e.getMessage();
        } catch (NullPointerException e) {
            return "NullPointerException";
        } catch (IllegalStateException e) {
            return e.getMessage();
        }
    }

    static final class Never implements ConfigValidator {
        private final ValidationLevel level;

        Never() {
            this(ValidationLevel.ERROR);
        }

        Never(ValidationLevel level) {
            this.level = level;
        }

        @Override
        public <T> GResultOf<T> validator(T object, String path, TypeCapture<T> type, Tags tags) {
            return GResultOf.errors(new ValidationError(level) {
                @Override
                public String description() {
                    return "not allowed";
                }
            });
        }
    }

    /** Returns two errors at once. */
    static final class Twice implements ConfigValidator {
        @Override
        public <T> GResultOf<T> validator(T object, String path, TypeCapture<T> type, Tags tags) {
            ValidationError error = new Never().validator(object, path, type, tags).getErrors().get(0);
            return GResultOf.errors(List.of(error, error));
        }
    }

    static final class Warning implements ConfigValidator {
        @Override
        public <T> GResultOf<T> validator(T object, String path, TypeCapture<T> type, Tags tags) {
            return GResultOf.result(object);
        }
    }

    static final class HttpOnly implements ConfigValidator {
        @Override
        public <T> GResultOf<T> validator(T object, String path, TypeCapture<T> type, Tags tags) {
            return object instanceof Http ? new Never().validator(object, path, type, tags) : GResultOf.result(object);
        }
    }

    public record Rooms(List<Http> rooms) { }

    static final class Elements implements ConfigValidator {
        @Override
        public <T> GResultOf<T> validator(T object, String path, TypeCapture<T> type, Tags tags) {
            return object instanceof Rooms all && all.rooms().stream().anyMatch(room -> room.port() == 1)
                ? new Never().validator(object, path, type, tags) : GResultOf.result(object);
        }
    }

    /** Refuses an object without a port, after a test for null or with none. */
    static final class Unboxing implements ConfigValidator {
        private final boolean careful;

        Unboxing(boolean careful) {
            this.careful = careful;
        }

        @Override
        public <T> GResultOf<T> validator(T object, String path, TypeCapture<T> type, Tags tags) {
            boolean right = !(object instanceof Http http) || (!careful || http.port() != null) && http.port() >= 1;
            return right ? GResultOf.result(object) : new Never().validator(object, path, type, tags);
        }
    }

    static final class Outer implements ConfigValidator {
        @Override
        public <T> GResultOf<T> validator(T object, String path, TypeCapture<T> type, Tags tags) {
            return object instanceof All all && all.http().port() > 65535
                ? new Never().validator(object, path, type, tags) : GResultOf.result(object);
        }
    }
}
