package docs.modules.observability_micrometer;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.entity.ValidationLevel;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.micrometer.builder.MicrometerModuleConfigBuilder;
import org.github.gestalt.config.processor.result.validation.ConfigValidator;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

/** Lets each event happen, looks which meters it made, and prints the table meter, tags, when. */
public class MeterTable {

    public record Http(Integer port) { }

    public record Database(String host, Optional<Integer> port, @Config(defaultVal = "5") Integer pool) { }

    /** A running configuration, the map that it was loaded from, its reload strategy, and where it is measured. */
    record Running(Gestalt gestalt, Map<String, String> source, ManualConfigReloadStrategy reload, MeterRegistry registry) { }

    interface Event {
        void happen(Running running) throws GestaltException;
    }

    private static final String PLAIN_READ = "a value is read, not from the cache";

    private static final Set<String> TIMERS = Set.of("gestalt.config.get", "gestalt.reload", "gestalt.addSource");

    /** From a meter to its tags, and from these to the events that made it. */
    private static final Map<String, Map<String, List<String>>> ROWS = new LinkedHashMap<>();

    public static void main(String[] args) throws GestaltException {
        when(PLAIN_READ, r -> r.gestalt().getConfig("http.port", Integer.class));
        when("a value is read from the cache", r -> {
            r.gestalt().getConfig("http.port", Integer.class);
            r.registry().clear();
            r.gestalt().getConfig("http.port", Integer.class);
        });
        when("a default replaces a missing value", r -> r.gestalt().getConfig("mail.host", "localhost", String.class));
        when("a `getConfigOptional` is empty", r -> r.gestalt().getConfigOptional("mail.host", String.class));
        when("a mandatory value is missing", r -> r.gestalt().getConfig("mail.host", String.class));
        when("an `Optional` member, or one with a default, is missing", r -> r.gestalt().getConfig("db", Database.class));
        when("a mandatory value cannot be decoded", r -> r.gestalt().getConfig("booking.title", Integer.class));
        when("a default or `getConfigOptional` hides a wrong value", r -> {
            r.gestalt().getConfig("booking.title", 8080, Integer.class);
            r.gestalt().getConfigOptional("booking.title", Long.class);
        });
        when("a longer text is cut to one `Character`", r -> r.gestalt().getConfig("booking.title", Character.class));
        when("a validator rejects a mandatory object", r -> r.gestalt().getConfig("http", Http.class));
        when("a default hides a rejected object", r -> r.gestalt().getConfig("http", new Http(1), Http.class));
        when("`getConfigOptional` hides one", r -> r.gestalt().getConfigOptional("http", Http.class));
        when("a source is reloaded", r -> r.reload().reload());
        when("a reload fails", r -> {
            r.source().put("http", "8080");
            r.reload().reload();
        });
        when("a source is added after loading", r -> r.gestalt().addConfigSourcePackage(
            MapConfigSourceBuilder.builder().addCustomConfig("mail.host", "localhost").build()));
        when("adding a source fails", r -> r.gestalt().addConfigSourcePackage(
            MapConfigSourceBuilder.builder().addCustomConfig("mail", "on").addCustomConfig("mail.host", "localhost").build()));

        System.out.println("Meter\tTags\tRecorded when");
        ROWS.forEach((meter, rows) -> rows.forEach((tags, events) ->
            System.out.println(meter + "\t" + tags + "\t" + String.join("; ", events))));
    }

    private static void when(String words, Event event) throws GestaltException {
        SimpleMeterRegistry registry = new SimpleMeterRegistry();
        try {
            event.happen(start(registry));
        } catch (GestaltException e) {
            // The failing events are counted too.
        }
        for (Meter meter : registry.getMeters()) {
            Meter.Id id = meter.getId();
            // The page names the timers in a sentence.
            if (id.getType() != (TIMERS.contains(id.getName()) ? Meter.Type.TIMER : Meter.Type.COUNTER)) {
                throw new IllegalStateException(id.getName() + " is a " + id.getType());
            }
            // The value of "exception" is the name of a class, too long for a table.
            String tags = id.getTags().stream()
                .map(tag -> "`" + tag.getKey() + (tag.getKey().equals("exception") ? "" : "=" + tag.getValue()) + "`")
                .collect(Collectors.joining(", "));
            List<String> events = ROWS
                .computeIfAbsent("`" + id.getName() + "`", key -> new LinkedHashMap<>())
                .computeIfAbsent(tags.isEmpty() ? "none" : tags, key -> new ArrayList<>());
            // What every read makes is said once.
            if (!events.contains(PLAIN_READ)) {
                events.add(words);
            }
        }
    }

    private static Running start(SimpleMeterRegistry registry) throws GestaltException {
        Map<String, String> source = new HashMap<>(Map.of("booking.title", "Harbour", "http.port", "8080", "db.host", "localhost"));
        ManualConfigReloadStrategy reload = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(source).addConfigReloadStrategy(reload).build())
            .setObservationsEnabled(true)
            .addModuleConfig(MicrometerModuleConfigBuilder.builder()
                .setMeterRegistry(registry)
                .build())
            .setValidationEnabled(true)
            .addValidator(new NoHighPort())
            .build();
        gestalt.loadConfigs();
        return new Running(gestalt, source, reload, registry);
    }

    static class NoHighPort implements ConfigValidator {
        @Override
        public <T> GResultOf<T> validator(T config, String path, TypeCapture<T> type, Tags tags) {
            if (config instanceof Http http && http.port() > 1024) {
                return GResultOf.errors(new ValidationError(ValidationLevel.ERROR) {
                    @Override
                    public String description() {
                        return "the port must be below 1025";
                    }
                });
            }
            return GResultOf.result(config);
        }
    }
}
