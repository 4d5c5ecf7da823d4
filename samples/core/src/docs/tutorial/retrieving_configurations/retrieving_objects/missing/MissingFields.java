package docs.tutorial.retrieving_configurations.retrieving_objects.missing;

import java.util.Optional;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Reads classes whose only member has no key, and with missing values allowed; they fail when defaults are refused, and with a text that is no number. */
public class MissingFields {

    public static class BoxedField {
        Integer seconds;
    }

    public static class InitialValue {
        int seconds = 30;
    }

    public static class Zero {
        int seconds = 0;
    }

    public static class EmptyField {
        Optional<Integer> seconds;
    }

    public static class FullField {
        Optional<Integer> seconds = Optional.of(30);
    }

    public static class Computed {
        Integer seconds;

        public Integer getSeconds() {
            return seconds == null ? 30 : seconds;
        }
    }

    interface Settings {
        GestaltBuilder on(GestaltBuilder builder) throws GestaltException;
    }

    interface Value<T> {
        Object of(T object);
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println("Field\tWithout a key\tWith missing values allowed");
        row("`Integer seconds;`", BoxedField.class, field -> field.seconds);
        row("`int seconds = 30;`", InitialValue.class, field -> field.seconds);
        row("`int seconds = 0;`", Zero.class, field -> field.seconds);
        row("`Optional<Integer> seconds;`", EmptyField.class, field -> field.seconds);
        row("`Optional<Integer> seconds = Optional.of(30);`", FullField.class, field -> field.seconds);
        row("`Integer seconds;` and a getter that returns 30 for `null`", Computed.class, Computed::getSeconds);
    }

    private static <T> void row(String declared, Class<T> type, Value<T> value) throws GestaltException {
        String refused = outcome(type, value, builder -> builder.setTreatMissingDiscretionaryValuesAsErrors(true));
        if (!refused.contains("Exception")) {
            throw new AssertionError(declared + " is not refused: " + refused);
        }
        String wrong = outcome(type, value, MissingFields::malformed);
        if (!wrong.equals("`GestaltException`")) {
            throw new AssertionError(declared + " with the text x: " + wrong);
        }
        System.out.println(String.join("\t", declared,
            outcome(type, value, builder -> builder),
            outcome(type, value, builder -> builder.setTreatMissingValuesAsErrors(false))));
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
