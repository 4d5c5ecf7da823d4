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

/** Prints a table: each option, its default, and what a read of http.port with the tag environment=prod is recorded as. */
public class OptionTable {

    public static void main(String[] args) throws GestaltException {
        MicrometerModuleConfigBuilder defaults = MicrometerModuleConfigBuilder.builder();
        System.out.println("Option\tDefault\tA read is then recorded as");
        row("setMeterRegistry(registry)", "a new `" + defaults.getMeterRegistry().getClass().getSimpleName() + "`", builder -> builder);
        row("setPrefix(\"booking\")", "`" + defaults.getPrefix() + "`", builder -> builder.setPrefix("booking"));
        row("setPrefix(null)", "`" + defaults.getPrefix() + "`", builder -> builder.setPrefix(null));
        row("setIncludeTags(true)", "`" + defaults.getIncludeTags() + "`", builder -> builder.setIncludeTags(true));
        row("setIncludeOptional(true)", "`" + defaults.getIncludeOptional() + "`", builder -> builder.setIncludeOptional(true));
        row("setIncludeClass(true)", "`" + defaults.getIncludeClass() + "`", builder -> builder.setIncludeClass(true));
        row("setIncludePath(true)", "`" + defaults.getIncludePath() + "`", builder -> builder.setIncludePath(true));
    }

    private static void row(String option, String preset, UnaryOperator<MicrometerModuleConfigBuilder> set) throws GestaltException {
        SimpleMeterRegistry registry = new SimpleMeterRegistry();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("http.port", "8080").build())
            .setObservationsEnabled(true)
            .addModuleConfig(set.apply(MicrometerModuleConfigBuilder.builder().setMeterRegistry(registry)).build())
            .build();
        gestalt.loadConfigs();
        gestalt.getConfig("http.port", Integer.class, Tags.environment("prod"));

        for (Meter meter : registry.getMeters()) {
            String tags = meter.getId().getTags().stream()
                .map(tag -> ", `" + tag.getKey() + "=" + tag.getValue() + "`").collect(Collectors.joining());
            System.out.println("`" + option + "`\t" + preset + "\t`" + meter.getId().getName() + "`" + tags);
        }
    }
}
