package docs.modules.validator_hibernate;

import com.github.gestalt.config.validation.hibernate.builder.HibernateModuleBuilder;
import com.github.gestalt.config.validation.hibernate.config.HibernateModuleConfig;
import jakarta.validation.Valid;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import jakarta.validation.ValidatorFactory;
import jakarta.validation.constraints.AssertTrue;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.io.File;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.concurrent.Callable;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.processor.result.validation.ConfigValidator;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;
import org.hibernate.validator.HibernateValidator;
import org.hibernate.validator.constraints.time.DurationMin;

/** Makes each mistake with the module, and what to do instead, then prints: you write, you get, instead. */
public class Mistakes {

    public record Http(@Min(1024) Integer port) { }

    public record Https(List<Http> https) { }

    public record CheckedList(List<@Valid Http> https) { }

    public record Host(@NotNull String host) { }

    public record Wrong(@Size(min = 1) Integer port) { }

    public record Timeout(@Min(1) Duration timeout) { }

    public record CheckedTimeout(@DurationMin(seconds = 1) Duration timeout) { }

    public record OptionalPort(@Min(1024) Optional<Integer> port) { }

    public record CheckedPort(Optional<@Min(1024) Integer> port) { }

    /** Has the shape of the constraint of this name in {@code javax.validation}, which is no constraint for Jakarta. */
    public static final class Javax {
        @Retention(RetentionPolicy.RUNTIME)
        @Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.TYPE_USE})
        public @interface Min {
            long value();

            String message() default "{javax.validation.constraints.Min.message}";
        }
    }

    public record Old(@Javax.Min(1024) Integer port) { }

    public record Defaulted(@Config(defaultVal = "80") @Min(1024) Integer port, Integer number) { }

    public static class Starting {
        @Min(1024)
        private int port = 80;
        private int number;

        public void setPort(int port) {
            this.port = port;
        }

        public void setNumber(int number) {
            this.number = number;
        }
    }

    public record Admin(@Size(min = 12, message = "${validatedValue} is too short") String password) { }

    public record Silent(@Size(min = 12, message = "a password is too short") String password) { }

    public record Throws(Integer port) {
        @AssertTrue
        public boolean isRight() {
            throw new IllegalStateException("no answer");
        }
    }

    /** What somebody changes on the builder, and what he reads; an exception counts as its message. */
    private interface Change {
        void of(GestaltBuilder builder);
    }

    private interface Read {
        Object of(Gestalt gestalt) throws Exception;
    }

    private static final List<String> LOG = new ArrayList<>();
    private static final Read HTTP = gestalt -> gestalt.getConfig("http", Http.class);
    private static final Change ON = builder -> builder.setValidationEnabled(true).addModuleConfig(module());
    private static final String REFUSED = "must be greater than or equal to 1024";

    public static void main(String[] args) throws Exception {
        collectLog();
        System.out.println("You write\tYou get\tInstead");
        expect(withoutExpressionLanguage(), "HV000183: Unable to initialize 'jakarta.el.ExpressionFactory'");
        line("the module without an expression language",
            "`ServiceConfigurationError` from `build()`; its cause is `HV000183: Unable to initialize 'jakarta.el.ExpressionFactory'`",
            "add `expressly`");

        LOG.clear();
        expect(read(ON, gestalt -> gestalt.getConfig("http", Old.class)), "Old[port=80]");
        if (!LOG.isEmpty()) {
            throw new IllegalStateException(LOG.toString());
        }
        line("`@Min` from `javax.validation`", "the object, unchecked and without a message", "the import `jakarta.validation.constraints.Min`");

        // Without the switch nothing is checked; a closed factory switches nothing off.
        expect(read(b -> b.addModuleConfig(module()), HTTP), "Http[port=80]");
        ValidatorFactory factory = Validation.buildDefaultValidatorFactory();
        HibernateModuleConfig closed = HibernateModuleBuilder.builder().setValidator(factory.getValidator()).build();
        Validator validator = factory.getValidator();
        factory.close();
        expect(read(b -> b.setValidationEnabled(true).addModuleConfig(closed), HTTP), REFUSED);

        violations(validator);

        LOG.clear();
        expect(read(b -> b.setValidationEnabled(true), HTTP), REFUSED);
        if (LOG.size() != 2 || !LOG.get(0).startsWith("Hibernate Validator will be set to the defaults")) {
            throw new IllegalStateException(LOG.toString());
        }
        LOG.clear();
        read(ON, HTTP);
        if (!LOG.isEmpty()) {
            throw new IllegalStateException(LOG.toString());
        }
        line("no `addModuleConfig`",
            "the same checks, and twice the warning `Hibernate Validator will be set to the defaults …`",
            "add a module config with your validator");

        expect(read(b -> b.setValidationEnabled(true).addModuleConfig(HibernateModuleBuilder.builder().build()), HTTP),
            "NullPointerException");
        line("`HibernateModuleBuilder` without `setValidator`", "a `NullPointerException` at each read of an object",
            "call `setValidator`, or leave the module config out");

        expect(read(b -> ON.of(b.addValidator(new Nothing())), HTTP), "Http[port=80]");
        expect(read(b -> ON.of(b.addValidator(new Nothing()).addDefaultValidators()), HTTP), REFUSED);
        line("`addValidator(…)` for a validator of yours", "only yours; no constraint is checked",
            "`addDefaultValidators()` too");

        expect(read(ON, gestalt -> gestalt.getConfig("", Https.class)), "Https[");
        expect(read(ON, gestalt -> gestalt.getConfig("https", new TypeCapture<List<Http>>() { })), "[Http[port=80]]");
        expect(read(ON, gestalt -> gestalt.getConfig("", CheckedList.class)), REFUSED);

        expect(read(ON, gestalt -> gestalt.getConfig("http", Host.class)), "Unable to find node matching path: http.host");
        expect(read(b -> ON.of(b.setTreatMissingValuesAsErrors(false)), gestalt -> gestalt.getConfig("http", Host.class)),
            "must not be null");
        line("`@NotNull` on a field whose key is missing", "`Unable to find node matching path …`, as without the constraint",
            "nothing: Gestalt refuses a missing value before the constraints are asked");

        expect(read(ON, gestalt -> gestalt.getConfig("http", Wrong.class)), "UnexpectedTypeException: HV000030");
        expect(read(ON, gestalt -> gestalt.getConfig("http", new Wrong(1), Wrong.class)), "UnexpectedTypeException: HV000030");
        expect(read(ON, gestalt -> gestalt.getConfig("http", Timeout.class)), "UnexpectedTypeException: HV000030");
        expect(read(ON, gestalt -> gestalt.getConfig("http", CheckedTimeout.class)), "must be longer than or equal to 1 second");
        expect(read(ON, gestalt -> gestalt.getConfig("http", OptionalPort.class)), "UnexpectedTypeException: HV000030");
        expect(read(ON, gestalt -> gestalt.getConfig("http", CheckedPort.class)), REFUSED);
        line("a constraint that does not suit the type, as `@Min` on a `Duration` or before `Optional<Integer>`",
            "`UnexpectedTypeException: HV000030 …`, even from a read with a default",
            "`@DurationMin(seconds = 1)` from `org.hibernate.validator.constraints.time`; `Optional<@Min(1024) Integer>`");

        expect(read(ON, gestalt -> gestalt.getConfig("http", new Throws(1), Throws.class)), "ValidationException: HV000090");

        expect(read(ON, gestalt -> gestalt.getConfigResult("http", TypeCapture.of(Http.class), Tags.of())), "Validation failed");
        expect(read(ON, gestalt -> gestalt.getConfig("nothing", new Http(1), Http.class)), "Http[port=1]");
        expect(read(ON, gestalt -> gestalt.getConfig("nothing", checked(new Http(1)), Http.class)), "invalid default");

        // A default of the object is checked, and one of the call is not.
        expect(read(ON, gestalt -> gestalt.getConfig("nowhere", Defaulted.class)), REFUSED);
        expect(read(ON, gestalt -> gestalt.getConfig("nowhere", Starting.class)), REFUSED);
        expect(HibernateValidator.class.getPackage().getImplementationVersion(), "8.");

        expect(read(ON, gestalt -> gestalt.getConfig("admin", Admin.class)), "error: hunter2 is too short");
        expect(read(ON, gestalt -> gestalt.getConfig("admin", Silent.class)), "error: a password is too short");
        line("`${validatedValue}` in the message for a password", "the password in the message of the exception, even with `@{secret}`",
            "a message without the value");

        expect(containerAfterReload(), "9090, then empty");
        line("a `ConfigContainer`, and a reload brings an invalid value",
            "an empty container and a warning; the first value is not checked",
            "a listener that reads the object again");
    }

    private static void line(String wrong, String seen, String right) {
        System.out.println(wrong + "\t" + seen + "\t" + right);
    }

    /** The exception has a text and no cause; the violations come from the validator itself. */
    private static void violations(Validator validator) throws GestaltException {
        Gestalt checking = gestalt(ON);
        try {
            throw new IllegalStateException("not refused: " + checking.getConfig("http", Http.class));
        } catch (GestaltException e) {
            if (e.getCause() != null) {
                throw e;
            }
        }
        Http unchecked = gestalt(b -> { }).getConfig("http", Http.class);
        expect(validator.validate(unchecked).iterator().next().getPropertyPath().toString(), "port");
    }

    private static void expect(String seen, String expected) {
        if (!seen.contains(expected)) {
            throw new IllegalStateException("expected " + expected + ", but: " + seen);
        }
    }

    private static HibernateModuleConfig module() {
        return HibernateModuleBuilder.builder()
            .setValidator(Validation.buildDefaultValidatorFactory().getValidator())
            .build();
    }

    private static Http checked(Http http) {
        if (!module().getValidator().validate(http).isEmpty()) {
            throw new IllegalStateException("invalid default");
        }
        return http;
    }

    private static String read(Change change, Read read) {
        try {
            return String.valueOf(read.of(gestalt(change)));
        } catch (Exception e) {
            return e.getClass().getSimpleName() + ": " + e.getMessage();
        }
    }

    private static Gestalt gestalt(Change change) throws GestaltException {
        GestaltBuilder builder = new GestaltBuilder();
        change.of(builder);
        Gestalt gestalt = builder
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of("http.port", "80", "https[0].port", "80", "nowhere.number", "1",
                    "admin.password", "hunter2@{secret}", "http.timeout", "5"))
                .build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static String containerAfterReload() throws Exception {
        Map<String, String> values = new HashMap<>(Map.of("http.port", "9090"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder().setValidationEnabled(true).addModuleConfig(module())
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).addConfigReloadStrategy(strategy).build())
            .build();
        gestalt.loadConfigs();
        ConfigContainer<Http> http = gestalt.getConfig("http", new TypeCapture<ConfigContainer<Http>>() { });
        String before = String.valueOf(http.orElseThrow().port());
        LOG.clear();
        values.put("http.port", "80");
        strategy.reload();
        return before + ", then " + (http.isPresent() || LOG.isEmpty() ? "something" : "empty");
    }

    /** Builds Gestalt among the same JARs, but for the two of the expression language; the message of the last cause. */
    private static String withoutExpressionLanguage() throws Exception {
        List<URL> jars = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (!entry.contains("expressly") && !entry.contains("el-api")) {
                jars.add(Path.of(entry).toUri().toURL());
            }
        }
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader loader = new URLClassLoader(jars.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
            thread.setContextClassLoader(loader);
            Callable<?> start = (Callable<?>) loader.loadClass(Start.class.getName()).getConstructor().newInstance();
            return String.valueOf(start.call());
        } catch (ServiceConfigurationError e) {
            return e.getCause().getMessage();
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    /** What runs without an expression language. */
    public static final class Start implements Callable<Object> {
        @Override
        public Object call() throws Exception {
            return new GestaltBuilder().setValidationEnabled(true)
                .addSource(MapConfigSourceBuilder.builder().addCustomConfig("http.port", "80").build())
                .build();
        }
    }

    private static void collectLog() {
        Logger root = Logger.getLogger("");
        Arrays.stream(root.getHandlers()).forEach(root::removeHandler);
        root.addHandler(new Handler() {
            @Override
            public void publish(LogRecord entry) {
                if (entry.getLevel().intValue() >= Level.WARNING.intValue()) {
                    LOG.add(entry.getMessage());
                }
            }

            @Override
            public void flush() { }

            @Override
            public void close() { }
        });
    }

    /** A validator that refuses nothing. */
    static final class Nothing implements ConfigValidator {
        @Override
        public <T> GResultOf<T> validator(T object, String path, TypeCapture<T> type, Tags tags) {
            return GResultOf.result(object);
        }
    }
}
