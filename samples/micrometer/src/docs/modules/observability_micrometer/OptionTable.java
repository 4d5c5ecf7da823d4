package docs.modules.observability_micrometer;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.micrometer.builder.MicrometerModuleConfigBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

/** Prints a table: each option, its use, its default, and the tag or, without one, the name of a read of http.port for the environment prod. */
public class OptionTable {

    public static void main(String[] args) throws GestaltException {
        MicrometerModuleConfigBuilder defaults = MicrometerModuleConfigBuilder.builder();
        System.out.println("Option\tUse it to\tDefault\tA read then has");
        row("setMeterRegistry(registry)", defaults.getMeterRegistry() instanceof SimpleMeterRegistry ? "one in memory" : "unknown",
            "see the meters in your registry", builder -> builder);
        row("setPrefix(\"booking\")", "`" + defaults.getPrefix() + "`",
            "tell two `Gestalt` objects of a program apart", builder -> builder.setPrefix("booking"));
        row("setIncludeTags(true)", "`" + defaults.getIncludeTags() + "`",
            "tell environments and sources apart", builder -> builder.setIncludeTags(true));
        row("setIncludePath(true)", "`" + defaults.getIncludePath() + "`",
            "find the path that fails, spelled as in your code", builder -> builder.setIncludePath(true));
        row("setIncludeClass(true)", "`" + defaults.getIncludeClass() + "`",
            "tell types apart; a `List<Room>` is `List`", builder -> builder.setIncludeClass(true));
        row("setIncludeOptional(true)", "`" + defaults.getIncludeOptional() + "`",
            "tell mandatory reads (`true`) from those with a default or as an `Optional` (`false`)", builder -> builder.setIncludeOptional(true));
    }

    private static void row(String option, String preset, String use, UnaryOperator<MicrometerModuleConfigBuilder> set)
            throws GestaltException {
        SimpleMeterRegistry registry = new SimpleMeterRegistry();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("http.port", "8080").build())
            .setObservationsEnabled(true)
            .addModuleConfig(set.apply(MicrometerModuleConfigBuilder.builder().setMeterRegistry(registry)).build())
            .build();
        gestalt.loadConfigs();
        gestalt.getConfig("http.port", Integer.class, Tags.environment("prod"));

        Meter.Id id = registry.getMeters().get(0).getId();
        String seen = id.getTags().isEmpty()
            ? id.getName()
            : id.getTags().stream().map(tag -> tag.getKey() + "=" + tag.getValue()).collect(Collectors.joining(", "));
        System.out.printf("`%s`\t%s\t%s\t`%s`%n", option, use, preset, seen);
    }
}
