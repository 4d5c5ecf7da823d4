package docs.modules.validator_hibernate;

import com.github.gestalt.config.validation.hibernate.builder.HibernateModuleBuilder;
import jakarta.validation.Constraint;
import jakarta.validation.ConstraintDeclarationException;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import jakarta.validation.ReportAsSingleViolation;
import jakarta.validation.Valid;
import jakarta.validation.Validation;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.groups.Default;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Reads port 80 where 1024 is the least in many shapes; prints which of them the module checks. */
public class WhatIsChecked {

    public record Http(@Min(1024) int port) { }

    public static class Bean {
        @Min(1024)
        private int port;

        public void setPort(int port) {
            this.port = port;
        }
    }

    public interface GetterStyle {
        @Min(1024)
        int getPort();
    }

    public interface RecordStyle {
        @Min(1024)
        int port();
    }

    public record OwnAccessor(int port) {
        @Min(1024)
        public int port() {
            return port;
        }
    }

    public record OwnGetter(int port) {
        @Min(1024)
        public int getPort() {
            return port;
        }
    }

    public static class Inherited extends Bean { }

    /** Made of two constraints, without code of its own. */
    @Min(1024)
    @Max(65535)
    @ReportAsSingleViolation
    @Constraint(validatedBy = { })
    @Target(ElementType.FIELD)
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Port {
        String message() default "no port";

        Class<?>[] groups() default { };

        Class<? extends Payload>[] payload() default { };
    }

    public record Composed(@Port int port) { }

    /** On a class: its check gets the whole object. */
    @Constraint(validatedBy = Even.Check.class)
    @Target(ElementType.TYPE)
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Even {
        String message() default "odd";

        Class<?>[] groups() default { };

        Class<? extends Payload>[] payload() default { };

        class Check implements ConstraintValidator<Even, OnClass> {
            @Override
            public boolean isValid(OnClass object, ConstraintValidatorContext context) {
                return object.port() % 2 == 1;
            }
        }
    }

    @Even
    public record OnClass(int port) { }

    public record Unmarked(Http http) { }

    public record Marked(@Valid Http http) { }

    public record MarkedList(List<@Valid Http> https) { }

    public record UnmarkedList(List<Http> https) { }

    public record Names(List<@NotBlank String> names) { }

    public record Ports(Map<String, @Min(1024) Integer> http) { }

    public record OptionalPort(Optional<@Min(1024) Integer> port) { }

    public record OptionalHttp(Optional<@Valid Http> http) { }

    public record Nullable(@NotNull String host) { }

    public interface Production { }

    public record Grouped(@Min(value = 1024, groups = Production.class) int port) { }

    public record InBoth(@Min(value = 1024, groups = {Default.class, Production.class}) int port) { }

    public record MarkedMap(Map<String, @Valid Http> map) { }

    public record MarkedArray(@Valid Http[] https) { }

    public record MarkedContainer(@Valid ConfigContainer<Http> http) { }

    public record InContainer(ConfigContainer<@Valid Http> http) { }

    interface Read {
        Object of(Gestalt gestalt) throws GestaltException;
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println("You read\tChecked?");
        row("a record, a class with fields or getters, also inherited, or an interface with `getPort()`", true, it -> it.getConfig("http", Http.class));
        expect("a class", true, it -> it.getConfig("http", Bean.class));
        expect("an interface with `getPort()`", true, it -> it.getConfig("http", GetterStyle.class));
        expect("an inherited field", true, it -> it.getConfig("http", Inherited.class));
        expect("a getter that a record adds", true, it -> it.getConfig("http", OwnGetter.class));
        expect("a composed constraint", true, it -> it.getConfig("http", Composed.class));
        expect("a constraint on a class", true, it -> it.getConfig("http", OnClass.class));
        row("a constraint on the method `port()` of an interface or a record", false, it -> it.getConfig("http", RecordStyle.class));
        expect("an accessor of a record", false, it -> it.getConfig("http", OwnAccessor.class));
        row("an object inside one, marked `@Valid`", true, it -> it.getConfig("", Marked.class));
        row("an object inside one, without a mark", false, it -> it.getConfig("", Unmarked.class));
        row("`List<@Valid Http>` inside an object", true, it -> it.getConfig("", MarkedList.class));
        expect("a list without a mark", false, it -> it.getConfig("", UnmarkedList.class));
        row("`List<@NotBlank String>`, or `Optional<@Min(1024) Integer>` if it is present, inside an object", true, it -> it.getConfig("", Names.class));
        expect("`Map<String, @Min(1024) Integer>` inside an object", true, it -> it.getConfig("", Ports.class));
        expect("an optional number", true, it -> it.getConfig("http", OptionalPort.class));
        expect("an optional number that is absent", false, it -> it.getConfig("absent", OptionalPort.class));
        expect("Optional<@Valid Http>", true, it -> it.getConfig("", OptionalHttp.class));
        expect("a map of objects", true, it -> it.getConfig("", MarkedMap.class));
        expect("a constraint with groups", false, it -> it.getConfig("http", Grouped.class));
        expect("the default group among them", true, it -> it.getConfig("http", InBoth.class));
        row("a list, an array, a map or an `Optional` of objects, or a single number or text", false, it -> it.getConfig("https", new TypeCapture<List<Http>>() { }));
        expect("an array inside an object", true, it -> it.getConfig("", MarkedArray.class));
        expect("a container inside an object", false, it -> it.getConfig("", MarkedContainer.class));
        try {
            expect("the object in a container", true, it -> it.getConfig("", InContainer.class));
            throw new IllegalStateException("No exception");
        } catch (ConstraintDeclarationException e) {
            if (!e.getMessage().startsWith("HV000197")) {
                throw e;
            }
        }
        expect("a map", false, it -> it.getConfig("map", new TypeCapture<Map<String, Http>>() { }));
        expect("an array", false, it -> it.getConfig("https", Http[].class));
        expect("an `Optional` of an object", false, it -> it.getConfig("http", new TypeCapture<Optional<Http>>() { }));
        expect("a container", false, it -> it.getConfig("http", new TypeCapture<ConfigContainer<Http>>() { }));
        System.out.println("a `ConfigContainer` of an object\tnot when you read it, but at each reload");
        expect("a single number or text", false, it -> it.getConfig("http.port", Integer.class));
    }

    private static void row(String what, boolean checked, Read read) throws GestaltException {
        expect(what, checked, read);
        System.out.println(what + "\t" + (checked ? "yes" : "no"));
    }

    private static void expect(String what, boolean checked, Read read) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .setValidationEnabled(true)
            .addModuleConfig(HibernateModuleBuilder.builder()
                .setValidator(Validation.buildDefaultValidatorFactory().getValidator())
                .build())
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of("http.port", "80", "https[0].port", "80", "map.a.port", "80", "names", "a,,b",
                    "absent.host", "localhost"))
                .build())
            .build();
        gestalt.loadConfigs();
        boolean refused = false;
        try {
            read.of(gestalt);
        } catch (GestaltException e) {
            if (!e.getMessage().startsWith("Validation failed")) {
                throw e;
            }
            refused = true;
        }
        if (refused != checked) {
            throw new IllegalStateException(what + ": " + (refused ? "refused" : "passed"));
        }
    }
}
