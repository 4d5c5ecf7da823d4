package docs.tutorial.retrieving_configurations.retrieving_objects.missing;

import java.util.List;
import java.util.function.BiFunction;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.GestaltConfig;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Prints the default of each setting that decides about missing values, and one read with either value. */
public class SwitchTable {

    public record Required(Integer port, Integer seconds) { }

    public record WithDefault(Integer port, @Config(defaultVal = "30") Integer seconds) { }

    interface Read {
        Object run(Gestalt gestalt) throws GestaltException;
    }

    public static void main(String[] args) throws GestaltException {
        GestaltConfig defaults = new GestaltConfig();
        System.out.println("Method of the builder, and what you read\tWith `true`\tWith `false`");
        row("setTreatMissingValuesAsErrors", "a required member without a key", defaults.isTreatMissingValuesAsErrors(),
            GestaltBuilder::setTreatMissingValuesAsErrors, gestalt -> gestalt.getConfig("http", Required.class).seconds());
        row("setTreatMissingDiscretionaryValuesAsErrors", "a member that uses its default",
            defaults.isTreatMissingDiscretionaryValuesAsErrors(),
            GestaltBuilder::setTreatMissingDiscretionaryValuesAsErrors,
            gestalt -> gestalt.getConfig("http", WithDefault.class).seconds());
        row("setTreatMissingArrayIndexAsError", "a list without its first element", defaults.isTreatMissingArrayIndexAsError(),
            GestaltBuilder::setTreatMissingArrayIndexAsError,
            gestalt -> gestalt.getConfig("floors", new TypeCapture<List<String>>() { }));
        row("setTreatEmptyStringAsAbsent", "an empty text, with the default `closed` in the call", defaults.isTreatEmptyStringAsAbsent(),
            GestaltBuilder::setTreatEmptyStringAsAbsent, gestalt -> gestalt.getConfig("lobby.notice", "closed", String.class));
        row("setTreatWarningsAsErrors", "a `Character` from the text `AB`", defaults.isTreatWarningsAsErrors(),
            GestaltBuilder::setTreatWarningsAsErrors, gestalt -> gestalt.getConfig("lobby.wing", Character.class));
    }

    private static void row(String method, String what, boolean value,
            BiFunction<GestaltBuilder, Boolean, GestaltBuilder> set, Read read) throws GestaltException {
        System.out.printf("`%s()`: %s\t%s%s\t%s%s%n", method, what,
            outcome(set.apply(builder(), true).build(), read), value ? " (default)" : "",
            outcome(set.apply(builder(), false).build(), read), value ? "" : " (default)");
    }

    private static GestaltBuilder builder() throws GestaltException {
        return new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("http.port", "9090")
                .addCustomConfig("floors[1]", "Attic")
                .addCustomConfig("lobby.notice", "")
                .addCustomConfig("lobby.wing", "AB")
                .build());
    }

    private static String outcome(Gestalt gestalt, Read read) {
        try {
            gestalt.loadConfigs();
            Object value = read.run(gestalt);
            return "".equals(value) ? "an empty text" : "`" + value + "`";
        } catch (GestaltException e) {
            return "`GestaltException`";
        }
    }
}
