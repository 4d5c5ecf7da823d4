package docs.modules.observability_micrometer;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import io.micrometer.core.instrument.config.MeterFilter;
import io.micrometer.core.instrument.search.MeterNotFoundException;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.function.UnaryOperator;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.micrometer.builder.MicrometerModuleConfigBuilder;
import org.github.gestalt.config.observations.ObservationRecord;
import org.github.gestalt.config.observations.ObservationRecorder;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

/** Makes each mistake, and what to do instead, then prints the table: what you write, what you get, what to write. */
public class MistakeTable {

    private static final Logger MODULE = Logger.getLogger("org.github.gestalt.config.micrometer");

    public static void main(String[] args) throws GestaltException {
        MODULE.setLevel(Level.OFF); // One of the mistakes is a missing module config.
        System.out.println("You write\tYou get\tInstead");
        notSwitchedOn();
        noModuleConfig();
        noRegistry();
        nullRegistry();
        twoModuleConfigs();
        ownRecorder();
        getBeforeTheFirstEvent();
        oneOfSeveralTimers();
        twoOnOneRegistry();
        throwingFilter();
    }

    private static void notSwitchedOn() throws GestaltException {
        SimpleMeterRegistry wrong = new SimpleMeterRegistry();
        read(builder -> builder.addModuleConfig(to(wrong).build()));
        SimpleMeterRegistry right = new SimpleMeterRegistry();
        read(builder -> builder.addModuleConfig(to(right).build()).setObservationsEnabled(true));
        row("a module config alone", meters(wrong), "switch observations on as well", meters(right));
    }

    private static void noModuleConfig() throws GestaltException {
        SimpleMeterRegistry wrong = new SimpleMeterRegistry();
        read(builder -> builder.setObservationsEnabled(true));
        SimpleMeterRegistry right = new SimpleMeterRegistry();
        read(builder -> builder.setObservationsEnabled(true).addModuleConfig(to(right).build()));
        row("observations on, no module config", meters(wrong) + ": the module fills another",
            "add a module config with your registry", meters(right));
    }

    private static void noRegistry() throws GestaltException {
        SimpleMeterRegistry wrong = new SimpleMeterRegistry();
        MicrometerModuleConfigBuilder module = MicrometerModuleConfigBuilder.builder();
        read(builder -> builder.setObservationsEnabled(true).addModuleConfig(module.build()));
        row("a module config without a registry", meters(wrong) + ", and no warning",
            "`setMeterRegistry(registry)`", meters(module.getMeterRegistry()));
    }

    private static void nullRegistry() throws GestaltException {
        String wrong = "no exception";
        try {
            read(builder -> builder.setObservationsEnabled(true).addModuleConfig(to(null).build()));
        } catch (NullPointerException e) {
            wrong = "a `NullPointerException` from the first read";
        }
        SimpleMeterRegistry right = new SimpleMeterRegistry();
        read(builder -> builder.setObservationsEnabled(true).addModuleConfig(to(right).build()));
        row("`setMeterRegistry(null)`", wrong, "leave the call out, or pass a registry", meters(right));
    }

    private static void twoModuleConfigs() throws GestaltException {
        SimpleMeterRegistry first = new SimpleMeterRegistry();
        SimpleMeterRegistry second = new SimpleMeterRegistry();
        read(builder -> builder.setObservationsEnabled(true)
            .addModuleConfig(to(first).build()).addModuleConfig(to(second).build()));
        CompositeMeterRegistry both = new CompositeMeterRegistry();
        SimpleMeterRegistry right = new SimpleMeterRegistry();
        both.add(right);
        read(builder -> builder.setObservationsEnabled(true).addModuleConfig(to(both).build()));
        row("two module configs, each with a registry", meters(first) + " for the first, " + meters(second) + " in the second",
            "one `CompositeMeterRegistry` of both", meters(right));
    }

    private static void ownRecorder() throws GestaltException {
        SimpleMeterRegistry wrong = new SimpleMeterRegistry();
        read(builder -> builder.setObservationsEnabled(true).addModuleConfig(to(wrong).build())
            .addObservationsRecorder(new NoRecorder()));
        SimpleMeterRegistry right = new SimpleMeterRegistry();
        read(builder -> builder.setObservationsEnabled(true).addModuleConfig(to(right).build())
            .addObservationsRecorder(new NoRecorder()).addDefaultObservationsRecorder());
        row("a recorder of yours alone", meters(wrong) + ": it replaces the module's",
            "`addDefaultObservationsRecorder()` as well", meters(right));
    }

    private static void getBeforeTheFirstEvent() throws GestaltException {
        SimpleMeterRegistry registry = new SimpleMeterRegistry();
        read(builder -> builder.setObservationsEnabled(true).addModuleConfig(to(registry).build()));
        String wrong = "no exception";
        try {
            registry.get("gestalt.cache.hit").counter();
        } catch (MeterNotFoundException e) {
            wrong = e.getClass().getSimpleName();
        }
        row("`get(…)` before the first event", "`" + wrong + "`",
            "`find(…)`, whose counter is null until then", registry.find("gestalt.cache.hit").counter() == null ? "null" : "");
    }

    private static void oneOfSeveralTimers() throws GestaltException {
        SimpleMeterRegistry registry = new SimpleMeterRegistry();
        Gestalt gestalt = read(builder -> builder.setObservationsEnabled(true).addModuleConfig(to(registry).build()));
        gestalt.getConfig("mail.host", "localhost", String.class);
        long one = registry.get("gestalt.config.get").timer().count();
        long all = registry.find("gestalt.config.get").timers().stream().mapToLong(Timer::count).sum();
        row("`get(…).timer()` after a plain read and one that fell back", "a count of " + one + ": one of two timers",
            "add up `find(…).timers()`, here " + all, "" + all);
    }

    private static void twoOnOneRegistry() throws GestaltException {
        SimpleMeterRegistry wrong = new SimpleMeterRegistry();
        read(builder -> builder.setObservationsEnabled(true).addModuleConfig(to(wrong).build()));
        read(builder -> builder.setObservationsEnabled(true).addModuleConfig(to(wrong).build()));
        SimpleMeterRegistry right = new SimpleMeterRegistry();
        read(builder -> builder.setObservationsEnabled(true).addModuleConfig(to(right).build()));
        read(builder -> builder.setObservationsEnabled(true).addModuleConfig(to(right).setPrefix("tenant").build()));
        row("two `Gestalt` objects on one registry", "both reads in one timer: " + wrong.get("gestalt.config.get").timer().count(),
            "give each a prefix", meters(right));
    }

    private static void throwingFilter() throws GestaltException {
        SimpleMeterRegistry wrong = new SimpleMeterRegistry();
        wrong.config().meterFilter(MeterFilter.denyUnless(id -> {
            throw new IllegalStateException("no rule for " + id.getName());
        }));
        String seen = "no exception";
        try {
            read(builder -> builder.setObservationsEnabled(true).addModuleConfig(to(wrong).build()));
        } catch (IllegalStateException e) {
            seen = "the read throws its `" + e.getClass().getSimpleName() + "`";
        }
        SimpleMeterRegistry right = new SimpleMeterRegistry();
        right.config().meterFilter(MeterFilter.denyUnless(id -> {
            try {
                throw new IllegalStateException("no rule for " + id.getName());
            } catch (IllegalStateException e) {
                return true;
            }
        }));
        read(builder -> builder.setObservationsEnabled(true).addModuleConfig(to(right).build()));
        row("a `MeterFilter` that throws", seen, "catch the exception inside the filter", meters(right));
    }

    private static MicrometerModuleConfigBuilder to(MeterRegistry registry) {
        return MicrometerModuleConfigBuilder.builder().setMeterRegistry(registry);
    }

    private static Gestalt read(UnaryOperator<GestaltBuilder> set) throws GestaltException {
        Gestalt gestalt = load(set);
        gestalt.getConfig("http.port", Integer.class);
        return gestalt;
    }

    private static Gestalt load(UnaryOperator<GestaltBuilder> set) throws GestaltException {
        Gestalt gestalt = set.apply(new GestaltBuilder())
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("http.port", "8080").build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static String meters(MeterRegistry registry) {
        return switch (registry.getMeters().size()) {
            case 0 -> "an empty registry";
            case 1 -> "a meter";
            default -> registry.getMeters().stream().map(Meter::getId).map(Meter.Id::getName).sorted().toList().toString();
        };
    }

    /** Fails when the way round it does not help. */
    private static void row(String wrong, String seen, String right, String proof) {
        if (proof.isEmpty() || proof.equals("an empty registry")) {
            throw new IllegalStateException(right + " does not help");
        }
        System.out.println(wrong + "\t" + seen + "\t" + right);
    }

    /** A recorder of the program, which ignores everything. */
    static final class NoRecorder implements ObservationRecorder {
        private record Nothing(String metric) implements ObservationRecord { }

        @Override
        public String recorderId() {
            return "none";
        }

        @Override
        public <T> ObservationRecord startGetConfig(String path, TypeCapture<T> type, Tags tags, boolean isOptional) {
            return new Nothing("config.get");
        }

        @Override
        public ObservationRecord startObservation(String metric, Tags tags) {
            return new Nothing(metric);
        }

        @Override
        public void finalizeObservation(ObservationRecord record, Tags tags) { }

        @Override
        public void recordObservation(String observation, double count, Tags tags) { }

        @Override
        public <T> void recordObservation(GResultOf<T> result, String path, TypeCapture<T> type, Tags tags, boolean isOptional) { }
    }
}
