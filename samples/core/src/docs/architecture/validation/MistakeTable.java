package docs.architecture.validation;

import java.util.List;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.entity.ValidationLevel;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.processor.result.validation.ConfigValidator;
import org.github.gestalt.config.reflect.TypeCapture;
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
            "read an object; simple types are not checked",
            read(b -> b.addValidator(new Never()).addDefaultValidators().setValidationEnabled(true), object), "not allowed");
        String two = read(b -> b.addValidator(new Twice()).addDefaultValidators().setValidationEnabled(true), object);
        if (two.lines().filter(line -> line.contains("not allowed")).count() != 2) {
            throw new IllegalStateException(two);
        }
        row("an error with the level `WARN`", "the object refused, as with `ERROR`",
            read(b -> b.addValidator(new Never(ValidationLevel.WARN)).addDefaultValidators().setValidationEnabled(true), object), "level: WARN",
            "write it to your log, and return the object",
            read(b -> b.addValidator(new Warning()).addDefaultValidators().setValidationEnabled(true), object), "Http[port=80800]");
        row("a validator for an object inside the one you read", "the outer object, with the inner one unchecked",
            read(b -> b.addValidator(new HttpOnly()).addDefaultValidators().setValidationEnabled(true), all), "All[http=Http[port=80800]]",
            "check the inner object where you check the outer one",
            read(b -> b.addValidator(new Outer()).addDefaultValidators().setValidationEnabled(true), all), "not allowed");
    }

    /** Fails if the library answers something else, wrong or right. */
    private static void row(String wrong, String words, String seen, String expected, String right, String then, String expectedThen) {
        if (!seen.contains(expected) || !then.contains(expectedThen)) {
            throw new IllegalStateException(wrong + ": " + seen + " / " + then);
        }
        System.out.println(wrong + "\t" + words + "\t" + right);
    }

    private static String read(Change change, Read read) {
        try {
            Gestalt gestalt = change.of(new GestaltBuilder()
                .addSource(MapConfigSourceBuilder.builder()
                    .setCustomConfig(Map.of("db.port", "${tunnel.port}", "tunnel.port", "6432", "http.port", "80800",
                        "http.timeout", "30", "http.idle", "soon", "room.price", "120.00 EUR"))
                    .build()))
                .build();
            gestalt.loadConfigs();
            return read.of(gestalt).toString();
        } catch (GestaltException e) {
            return e.getMessage();
        } catch (NumberFormatException e) {
            return "NumberFormatException";
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

    static final class Outer implements ConfigValidator {
        @Override
        public <T> GResultOf<T> validator(T object, String path, TypeCapture<T> type, Tags tags) {
            return object instanceof All all && all.http().port() > 65535
                ? new Never().validator(object, path, type, tags) : GResultOf.result(object);
        }
    }
}
