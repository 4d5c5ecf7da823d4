package docs.tutorial.retrieving_configurations.retrieving_objects.missing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Optional;
import java.util.OptionalInt;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Reads records whose only member has no key, and with missing values allowed; they fail when defaults are refused, and with a text that is no number. */
public class MissingComponents {

    @Retention(RetentionPolicy.RUNTIME)
    public @interface Nullable { }

    /** Its targets are those of many libraries, and Java keeps none of them on the component. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.TYPE_USE})
    public @interface NullableElsewhere { }

    public record Boxed(Integer seconds) { }

    public record Primitive(int seconds) { }

    public record Empty(Optional<Integer> seconds) { }

    public record EmptyInt(OptionalInt seconds) { }

    public record WithDefault(@Config(defaultVal = "30") Integer seconds) { }

    public record MayBeNull(@Nullable Integer seconds) { }

    public record Compact(@Nullable Integer seconds) {
        public Compact {
            if (seconds == null) {
                seconds = 30;
            }
        }
    }

    public record CompactAlone(Integer seconds) {
        public CompactAlone {
            if (seconds == null) {
                seconds = 30;
            }
        }
    }

    public record MayBeNullElsewhere(@NullableElsewhere Integer seconds) { }

    interface Settings {
        GestaltBuilder on(GestaltBuilder builder) throws GestaltException;
    }

    interface Value<T> {
        Object of(T object);
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println("Component\tWithout a key\tWith missing values allowed");
        row("`Integer seconds`", Boxed.class, Boxed::seconds);
        row("`int seconds`", Primitive.class, Primitive::seconds);
        same(EmptyInt.class, EmptyInt::seconds, "`OptionalInt.empty`", "`OptionalInt.empty`");
        row("`Optional<Integer> seconds`", Empty.class, Empty::seconds);
        row("`@Config(defaultVal = \"30\") Integer seconds`", WithDefault.class, WithDefault::seconds);
        row("`@Nullable Integer seconds`", MayBeNull.class, MayBeNull::seconds);
        same(MayBeNullElsewhere.class, MayBeNullElsewhere::seconds, "`GestaltException`", "`null`");
        same(CompactAlone.class, CompactAlone::seconds, "`GestaltException`", "`30`");
        row("the same, and 30 for `null` in the compact constructor", Compact.class, Compact::seconds);
    }

    private static <T> void row(String declared, Class<T> type, Value<T> value) throws GestaltException {
        String refused = outcome(type, value, builder -> builder.setTreatMissingDiscretionaryValuesAsErrors(true));
        if (!refused.contains("Exception")) {
            throw new AssertionError(declared + " is not refused: " + refused);
        }
        String wrong = outcome(type, value, MissingComponents::malformed);
        if (!wrong.equals(type == Primitive.class ? "`RuntimeException`" : "`GestaltException`")) {
            throw new AssertionError(declared + " with the text x: " + wrong);
        }
        System.out.println(String.join("\t", declared,
            outcome(type, value, builder -> builder),
            outcome(type, value, builder -> builder.setTreatMissingValuesAsErrors(false))));
    }

    private static <T> void same(Class<T> type, Value<T> value, String missing, String allowed) throws GestaltException {
        String found = outcome(type, value, builder -> builder)
            + outcome(type, value, builder -> builder.setTreatMissingValuesAsErrors(false));
        if (!found.equals(missing + allowed)) {
            throw new AssertionError(type + ": " + found);
        }
    }

    private static GestaltBuilder malformed(GestaltBuilder builder) throws GestaltException {
        return builder.addSource(MapConfigSourceBuilder.builder().addCustomConfig("http.seconds", "x").build());
    }

    private static <T> String outcome(Class<T> type, Value<T> value, Settings settings) throws GestaltException {
        Gestalt gestalt = settings.on(new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("http.port", "9090").build()))
            .build();
        gestalt.loadConfigs();
        try {
            return "`" + value.of(gestalt.getConfig("http", type)) + "`";
        } catch (GestaltException | RuntimeException e) {
            return "`" + e.getClass().getSimpleName() + "`";
        }
    }
}
