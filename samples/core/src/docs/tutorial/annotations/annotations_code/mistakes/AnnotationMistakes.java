package docs.tutorial.annotations.annotations_code.mistakes;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.annotations.ConfigParameter;
import org.github.gestalt.config.annotations.ConfigPrefix;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Makes each mistake, does it right beside it, and prints what came of the mistake. */
public class AnnotationMistakes {

    public static class OnSetter {
        Integer idleSeconds;

        @Config(path = "timeout")
        public void setIdleSeconds(Integer idleSeconds) {
            this.idleSeconds = idleSeconds;
        }
    }

    public static class OnField {
        @Config(path = "timeout")
        Integer idleSeconds;
    }

    public record WithAccessor(@Config(path = "timeout") Integer idleSeconds) {
        public Integer idleSeconds() {
            return idleSeconds;
        }
    }

    public record OnAccessor(Integer idleSeconds) {
        @Config(path = "timeout")
        public Integer idleSeconds() {
            return idleSeconds;
        }
    }

    public static class FinalField {
        @Config(path = "timeout")
        final Integer idleSeconds;

        public FinalField(Integer idleSeconds) {
            this.idleSeconds = idleSeconds;
        }
    }

    public static class FinalParameter {
        final Integer idleSeconds;

        public FinalParameter(@ConfigParameter(path = "timeout") Integer idleSeconds) {
            this.idleSeconds = idleSeconds;
        }
    }

    public static class ListParameter {
        public ListParameter(@ConfigParameter(path = "methods", defaultVal = "card, cash") List<String> methods) { }
    }

    public record ListComponent(@Config(defaultVal = "card, cash") List<String> methods) { }

    public static class OptionalParameter {
        public OptionalParameter(@ConfigParameter(path = "timeout") Optional<Integer> idle) { }
    }

    public record OptionalComponent(@Config(path = "timeout") Optional<Integer> idle) { }

    public static class MapParameter {
        public MapParameter(@ConfigParameter(path = "prices", defaultVal = "summer=120") Map<String, Integer> prices) { }
    }

    public static class WrongParameter {
        public WrongParameter(@ConfigParameter(path = "tls", defaultVal = "1") Integer idleSeconds) { }
    }

    public static class ArrayParameter {
        public ArrayParameter(@ConfigParameter(path = "methods", defaultVal = "card, cash") String[] methods) {
            if (methods.length != 2) {
                throw new AssertionError(methods.length);
            }
        }
    }

    public record Pool(@Config(defaultVal = "10") Integer size) { }

    public record PoolDefault(@Config(defaultVal = "size=10") Pool pool) { }

    public record PoolOptional(Optional<Pool> pool) { }

    @ConfigPrefix(prefix = "${office}.smtp")
    public record PlaceholderPrefix(String host) { }

    public record EmptyDefault(@Config(defaultVal = "") String noticeText) { }

    public record EmptyOptional(Optional<String> noticeText) { }

    public record Substituted(@Config(defaultVal = "${db.host}") String host) { }

    @ConfigPrefix(prefix = "mail.smtp")
    public record Mail(String host) { }

    @ConfigPrefix(prefix = "mail.smtp")
    public static class Smtp {
        String senderAddress;
    }

    public static class Subclass extends Smtp { }

    @ConfigPrefix(prefix = "mail.smtp")
    public static class SubclassWithPrefix extends Smtp { }

    @ConfigPrefix(prefix = "bookingMail")
    public record CamelPrefix(String host) { }

    @ConfigPrefix(prefix = "booking-mail")
    public record KebabPrefix(String host) { }

    public interface AfterReload {
        @Config(path = "idleTimeout", defaultVal = "30")
        Integer idle();
    }

    public interface AfterReloadExact {
        @Config(path = "idle-timeout", defaultVal = "30")
        Integer idle();
    }

    public interface ListDefault {
        @Config(defaultVal = "card, cash")
        List<String> methods();
    }

    public interface ListMethod {
        default List<String> methods() {
            return List.of("card", "cash");
        }
    }

    public record TenDefault(@Config(defaultVal = "ten") Integer backlog) { }

    public record NumberDefault(@Config(defaultVal = "10") Integer backlog) { }

    interface Read {
        Object from(Gestalt gestalt) throws GestaltException;
    }

    private static ManualConfigReloadStrategy strategy;

    public static void main(String[] args) throws GestaltException {
        System.out.println("You write\tYou get\tInstead");
        row("`@Config` on a setter", gestalt -> gestalt.getConfig("http", OnSetter.class).idleSeconds,
            "on the field", gestalt -> gestalt.getConfig("http", OnField.class).idleSeconds);
        row("`@Config` on a component whose accessor you declare", gestalt -> gestalt.getConfig("http", WithAccessor.class).idleSeconds(),
            "`@Config` on that accessor", gestalt -> gestalt.getConfig("http", OnAccessor.class).idleSeconds());
        row("`@Config` on a field that a constructor sets", gestalt -> gestalt.getConfig("http", FinalField.class).idleSeconds,
            "`@ConfigParameter`", gestalt -> gestalt.getConfig("http", FinalParameter.class).idleSeconds);
        row("`@ConfigParameter` on a `List<String>` or a `Map`", gestalt -> gestalt.getConfig("http", ListParameter.class),
            "an array, or a record", gestalt -> gestalt.getConfig("http", ListComponent.class));
        if (!outcome(gestalt -> gestalt.getConfig("http", MapParameter.class)).startsWith("`No default Constructor")) {
            throw new AssertionError("a map");
        }
        outcome(gestalt -> gestalt.getConfig("http", ArrayParameter.class));
        row("`@ConfigParameter` on an `Optional<Integer>`", gestalt -> gestalt.getConfig("http", OptionalParameter.class),
            "a record", gestalt -> gestalt.getConfig("http", OptionalComponent.class));
        row("a wrong text for a `@ConfigParameter`", gestalt -> gestalt.getConfig("http", WrongParameter.class),
            "a number; no message names the key", gestalt -> gestalt.getConfig("http", FinalParameter.class).idleSeconds);
        row("`defaultVal = \"ten\"` for an `Integer`", gestalt -> gestalt.getConfig("db", TenDefault.class),
            "a number; correct it in your code, since no file contains this text", gestalt -> gestalt.getConfig("db", NumberDefault.class));
        row("`defaultVal = \"\"`", gestalt -> gestalt.getConfig("db", EmptyDefault.class),
            "`Optional<String>`", gestalt -> gestalt.getConfig("db", EmptyOptional.class));
        row("`defaultVal = \"${db.host}\"`", gestalt -> gestalt.getConfig("http", Substituted.class).host(),
            "`${db.host}` in the first source", gestalt -> gestalt.getConfig("replica.host", String.class));
        row("`defaultVal = \"size=10\"` for a record `Pool`", gestalt -> gestalt.getConfig("db", PoolDefault.class),
            "`Optional<Pool>`, and `orElse`", gestalt -> gestalt.getConfig("db", PoolOptional.class).pool().orElse(new Pool(10)));
        row("`prefix = \"${office}.smtp\"`", gestalt -> gestalt.getConfig("", PlaceholderPrefix.class).host(),
            "that part in the path of the call", gestalt -> gestalt.getConfig("", Mail.class));
        row("the prefix `mail.smtp` in the call too", gestalt -> gestalt.getConfig("mail.smtp", Mail.class),
            "the path `\"\"` in the call", gestalt -> gestalt.getConfig("", Mail.class));
        row("`TypeCapture<Optional<Mail>>` for a class with a prefix", gestalt -> gestalt.getConfig("", new TypeCapture<Optional<Mail>>() { }),
            "`getConfigOptional`", gestalt -> gestalt.getConfigOptional("", Mail.class).orElseThrow());
        row("a subclass of a class with `@ConfigPrefix`", gestalt -> gestalt.getConfig("", Subclass.class).senderAddress,
            "`@ConfigPrefix` on the subclass too", gestalt -> gestalt.getConfig("", SubclassWithPrefix.class).senderAddress);
        row("`prefix = \"bookingMail\"` for `booking-mail`", gestalt -> gestalt.getConfig("", CamelPrefix.class).host(),
            "the prefix as in the file", gestalt -> gestalt.getConfig("", KebabPrefix.class).host());
        row("an interface with `path = \"idleTimeout\"` for `idle-timeout = 60`, after a reload",
            gestalt -> reloaded(gestalt.getConfig("http", AfterReload.class)).idle(),
            "the path as in the file", gestalt -> reloaded(gestalt.getConfig("http", AfterReloadExact.class)).idle());
        row("a `defaultVal` for the list of an interface, after a reload",
            gestalt -> reloaded(gestalt.getConfig("http", ListDefault.class)).methods(),
            "a `default` method", gestalt -> reloaded(gestalt.getConfig("http", ListMethod.class)).methods());
    }

    private static <T> T reloaded(T view) throws GestaltException {
        strategy.reload();
        return view;
    }

    private static void row(String mistake, Read wrong, String remedy, Read right) throws GestaltException {
        String then = outcome(right);
        if (then.contains("Unable") || then.contains("Failed") || then.equals(outcome(wrong))) {
            throw new AssertionError(mistake + ": " + then);
        }
        System.out.println(String.join("\t", mistake, outcome(wrong), remedy));
    }

    private static String outcome(Read read) throws GestaltException {
        strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of("http.timeout", "60", "http.tls", "true", "http.idle-timeout", "60",
                    "db.host", "db.harbour.example", "replica.host", "${db.host}",
                    "mail.smtp.host", "mail.harbour.example", "mail.smtp.senderAddress", "desk@harbour.example",
                    "booking-mail.host", "mail.harbour.example"))
                .addConfigReloadStrategy(strategy)
                .build())
            .build();
        gestalt.loadConfigs();
        try {
            return "`" + read.from(gestalt) + "`";
        } catch (GestaltException e) {
            if (e.getMessage().contains("WrongParameter") && e.getMessage().contains("tls")) {
                throw new AssertionError("the message names the key");
            }
            return "`" + e.getMessage().lines().skip(1).findFirst().orElseThrow()
                .replaceAll(".*message: |, for class.*| while .*|docs\\.\\S+[.$]", "") + "`";
        } catch (NullPointerException e) {
            return "`NullPointerException`";
        } catch (RuntimeException e) {
            return "`" + e.getCause().getMessage().replaceAll(" with type.*", "") + "`";
        }
    }
}
