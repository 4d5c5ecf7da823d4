package docs.modules.observability_micrometer;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.List;
import java.util.function.UnaryOperator;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.micrometer.builder.MicrometerModuleConfigBuilder;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;

// proves docs/modules/observability-micrometer.mdx: what each setInclude option adds to the timers, and that the counters get none of them
public class TagDetails {

    private static final TypeCapture<List<String>> TEXTS = new TypeCapture<>() { };

    private interface Act {
        void on(Gestalt gestalt) throws GestaltException;
    }

    public static void main(String[] args) throws GestaltException {
        show("setIncludeOptional", builder -> builder.setIncludeOptional(true), gestalt -> {
            gestalt.getConfig("http.port", 80, Integer.class);
            gestalt.getConfigOptional("http.port", String.class);
            gestalt.getConfig("http.port", Long.class);
            gestalt.getConfig("mail.sender", "nobody", String.class);
        });
        show("setIncludePath", builder -> builder.setIncludePath(true), gestalt -> {
            gestalt.getConfig("http.port", Integer.class);
            gestalt.getConfig("HTTP.port", Integer.class);
            gestalt.getConfig("mail.sender", "nobody", String.class);
            gestalt.getConfig("mail.sender", "nobody", String.class);
        });
        show("setIncludeClass", builder -> builder.setIncludeClass(true), gestalt -> {
            gestalt.getConfig("rooms", TEXTS);
            gestalt.getConfig("mail.sender", "nobody", String.class);
        });

        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        show("setIncludeTags", builder -> builder.setIncludeTags(true), strategy, gestalt -> {
            gestalt.getConfig("http.port", Integer.class);
            gestalt.getConfig("mail.sender", "nobody", String.class);
            strategy.reload();
            gestalt.addConfigSourcePackage(MapConfigSourceBuilder.builder()
                .addCustomConfig("http.port", "9090")
                .addTag(Tag.environment("dev"))
                .build());
        });
    }

    private static void show(String option, UnaryOperator<MicrometerModuleConfigBuilder> set, Act act) throws GestaltException {
        show(option, set, new ManualConfigReloadStrategy(), act);
    }

    private static void show(
            String option, UnaryOperator<MicrometerModuleConfigBuilder> set, ManualConfigReloadStrategy strategy, Act act)
            throws GestaltException {
        SimpleMeterRegistry registry = new SimpleMeterRegistry();
        Gestalt gestalt = new GestaltBuilder()
            .setDefaultTags(Tags.environment("prod"))
            .setObservationsEnabled(true)
            .addModuleConfig(set.apply(MicrometerModuleConfigBuilder.builder().setMeterRegistry(registry)).build())
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("http.port", "8080")
                .addCustomConfig("rooms", "Attic,Garden")
                .addConfigReloadStrategy(strategy)
                .build())
            .build();
        gestalt.loadConfigs();
        act.on(gestalt);

        System.out.println(option);
        registry.getMeters().stream()
            .map(meter -> "  " + meter.getId().getName() + " " + meter.getId().getTags())
            .sorted()
            .forEach(System.out::println);
    }
}
