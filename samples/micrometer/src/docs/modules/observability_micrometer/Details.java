package docs.modules.observability_micrometer;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import io.micrometer.core.instrument.config.MeterFilter;
import io.micrometer.core.instrument.distribution.DistributionStatisticConfig;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.micrometer.builder.MicrometerModuleConfigBuilder;
import org.github.gestalt.config.observations.ObservationRecord;
import org.github.gestalt.config.observations.ObservationRecorder;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

// proves docs/modules/observability-micrometer.mdx: a wrong field counts twice, a removed counter begins anew, a registry may come later, an interface reads after a reload
public class Details {

    public record Mail(String host, Integer port) { }

    public interface Http {
        int getPort();

        String getHost();
    }

    public static void main(String[] args) throws GestaltException {
        SimpleMeterRegistry meters = new SimpleMeterRegistry();
        Gestalt gestalt = load(meters);
        gestalt.getConfigOptional("mail", Mail.class);
        System.out.println("One wrong field: missing " + count(meters, "missing") + ", error " + count(meters, "error"));

        meters.counter("bookings").increment();
        meters.remove(meters.get("gestalt.get.config.error").counter());
        System.out.println("Removed: " + meters.find("gestalt.get.config.error").counter() + ", others stay: " + meters.getMeters().size());

        CompositeMeterRegistry both = new CompositeMeterRegistry();
        Gestalt early = load(both);
        SimpleMeterRegistry later = new SimpleMeterRegistry();
        both.add(later);
        early.getConfig("mail.host", String.class);
        System.out.println("Added later: " + later.get("gestalt.config.get").timer().count());
        interfaceReads();
        percentilesAndTags();
        loadsObjectsAndCost();
        ownRecorder();
        membersAndListeners();
    }

    public record WithDefault(String host, @Config(defaultVal = "25") Integer port) { }

    public static class WithInitialValue {
        public String host;
        public Integer port = 25;
    }

    /** A member with a default counts as a missing one that may be missing; a path is that of the read; a listener that throws fails a reload. */
    private static void membersAndListeners() throws GestaltException {
        SimpleMeterRegistry meters = new SimpleMeterRegistry();
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder().setObservationsEnabled(true)
            .addModuleConfig(MicrometerModuleConfigBuilder.builder().setMeterRegistry(meters).setIncludePath(true).build())
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("mail.host", "localhost").addConfigReloadStrategy(strategy).build())
            .build();
        gestalt.loadConfigs();
        gestalt.getConfig("mail", WithDefault.class);
        gestalt.getConfig("mail", WithInitialValue.class);
        double missing = meters.get("gestalt.get.config.missing").tag("optional", "true").counter().count();
        boolean path = meters.find("gestalt.config.get").timers().stream().allMatch(timer -> "mail".equals(timer.getId().getTag("path")));
        CoreReloadListener listener = () -> {
            throw new UnsupportedOperationException("listener");
        };
        gestalt.registerListener(listener);
        try {
            strategy.reload();
            throw new IllegalStateException("no exception");
        } catch (UnsupportedOperationException e) {
            long failed = meters.get("gestalt.reload").tag("exception", UnsupportedOperationException.class.getName()).timer().count();
            if (missing != 2 || !path || failed != 1) {
                throw new IllegalStateException(missing + " " + path + " " + failed, e);
            }
        }
    }

    /** What a recorder is told, and what becomes of its exception; getConfigResult is a read without a default. */
    private static void ownRecorder() throws GestaltException {
        List<String> told = new ArrayList<>();
        Gestalt gestalt = new GestaltBuilder().setObservationsEnabled(true)
            .addObservationsRecorder(new Telling(told))
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("title", "Harbour").build())
            .build();
        gestalt.loadConfigs();
        gestalt.getConfig("none", "x", String.class);
        gestalt.getConfig("title", String.class);
        try {
            gestalt.getConfigResult("title", TypeCapture.of(Integer.class), Tags.of());
        } catch (GestaltException e) {
            told.add("thrown");
        }
        if (!told.equals(List.of("none false", "none [MISSING_VALUE]", "title true", "title []", "title true", "title [ERROR]", "thrown"))) {
            throw new IllegalStateException(told.toString());
        }
        told.add("throw");
        try {
            gestalt.getConfig("absent", "y", String.class);
            throw new IllegalStateException("no exception");
        } catch (UnsupportedOperationException e) {
            told.clear();
        }
    }

    private record Telling(List<String> told) implements ObservationRecorder {
        private record Named(String metric) implements ObservationRecord { }

        @Override
        public String recorderId() {
            return "telling";
        }

        @Override
        public <T> ObservationRecord startGetConfig(String path, TypeCapture<T> type, Tags tags, boolean isOptional) {
            if (told.contains("throw")) {
                throw new UnsupportedOperationException(path);
            }
            told.add(path + " " + isOptional);
            return new Named(path);
        }

        @Override
        public ObservationRecord startObservation(String metric, Tags tags) {
            return new Named(metric);
        }

        @Override
        public void finalizeObservation(ObservationRecord record, Tags tags) { }

        @Override
        public void recordObservation(String counter, double count, Tags tags) { }

        @Override
        public <T> void recordObservation(GResultOf<T> result, String path, TypeCapture<T> type, Tags tags, boolean isOptional) {
            told.add(path + " " + result.getErrors().stream().map(ValidationError::level).toList());
        }
    }

    public record Inner(Integer port, String host) { }

    public record Outer(Inner http, String title) { }

    /** An object is one read, a load none; a filter keeps meters out; a closed registry disturbs nothing; what a recorded read costs. */
    private static void loadsObjectsAndCost() throws GestaltException {
        SimpleMeterRegistry meters = new SimpleMeterRegistry();
        Gestalt gestalt = objects(meters, true);
        gestalt.loadConfigs();
        boolean silent = meters.getMeters().isEmpty();
        gestalt.getConfig("", Outer.class);
        boolean one = reads(meters) == 1;
        SimpleMeterRegistry denied = new SimpleMeterRegistry();
        denied.config().meterFilter(MeterFilter.denyNameStartsWith("gestalt"));
        objects(denied, true).getConfig("title", String.class);
        boolean out = denied.getMeters().isEmpty();
        double micros = (cpuOfReads(gestalt) - cpuOfReads(objects(meters, false))) / 1000.0;
        meters.close();
        boolean reads = gestalt.getConfig("title", String.class).equals("Harbour") && gestalt.getConfig("http.port", Integer.class) == 1;
        if (!silent || !one || !out || !reads || micros > 8) {
            throw new IllegalStateException(silent + " " + one + " " + out + " " + reads + " " + micros);
        }
    }

    /** Nanoseconds of CPU time for each of many cached reads. */
    private static double cpuOfReads(Gestalt gestalt) throws GestaltException {
        int reads = 100_000;
        for (int warm = 0; warm < reads; warm++) {
            gestalt.getConfig("title", String.class);
        }
        long begin = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        for (int read = 0; read < reads; read++) {
            gestalt.getConfig("title", String.class);
        }
        return (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begin) / (double) reads;
    }

    private static Gestalt objects(MeterRegistry meters, boolean observed) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder().setObservationsEnabled(observed)
            .addModuleConfig(MicrometerModuleConfigBuilder.builder().setMeterRegistry(meters).build())
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(Map.of("http.port", "1", "http.host", "h", "title", "Harbour")).build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }

    /** A filter of the registry adds percentiles; no tag holds a value; a removed counter comes again; a failed load leaves no meter. */
    private static void percentilesAndTags() throws GestaltException {
        SimpleMeterRegistry meters = new SimpleMeterRegistry();
        meters.config().meterFilter(new MeterFilter() {
            @Override
            public DistributionStatisticConfig configure(Meter.Id id, DistributionStatisticConfig config) {
                return id.getName().equals("gestalt.config.get")
                    ? DistributionStatisticConfig.builder().percentiles(0.5, 0.99).build().merge(config) : config;
            }
        });
        Map<String, String> values = new HashMap<>(Map.of("http.port", "8o80"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder().setObservationsEnabled(true)
            .addModuleConfig(MicrometerModuleConfigBuilder.builder().setMeterRegistry(meters).setIncludePath(true).setIncludeClass(true)
                .setIncludeOptional(true).setIncludeTags(true).build())
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).addConfigReloadStrategy(strategy).build())
            .build();
        gestalt.loadConfigs();
        gestalt.getConfig("http.port", 8080, Integer.class);
        Counter first = meters.get("gestalt.get.config.error").counter();
        meters.remove(first);
        gestalt.getConfig("http.port", 8080, Integer.class);
        boolean silent = meters.find("gestalt.get.config.error").counter() == null;
        strategy.reload();
        gestalt.getConfig("http.port", 8080, Integer.class);
        boolean again = meters.get("gestalt.get.config.error").counter().count() == 1;
        boolean hidden = meters.getMeters().stream().flatMap(meter -> meter.getId().getTags().stream())
            .noneMatch(tag -> tag.getValue().contains("8o80") || tag.getValue().contains("8080"));
        int percentiles = meters.get("gestalt.config.get").timers().iterator().next().takeSnapshot().percentileValues().length;

        SimpleMeterRegistry none = new SimpleMeterRegistry();
        Gestalt clash = new GestaltBuilder().setObservationsEnabled(true)
            .addModuleConfig(MicrometerModuleConfigBuilder.builder().setMeterRegistry(none).build())
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("http.port", "${nowhere}").build())
            .build();
        try {
            clash.loadConfigs();
            throw new IllegalStateException("loaded");
        } catch (GestaltException e) {
            if (percentiles != 2 || !silent || !again || !hidden || !none.getMeters().isEmpty()) {
                throw new IllegalStateException(percentiles + " " + silent + again + hidden + none.getMeters(), e);
            }
        }
    }

    /** How many reads, and cache hits, the getters of an interface make. */
    private static void interfaceReads() throws GestaltException {
        SimpleMeterRegistry meters = new SimpleMeterRegistry();
        Map<String, String> values = new HashMap<>(Map.of("http.port", "8080", "http.host", "localhost"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .setObservationsEnabled(true)
            .addModuleConfig(MicrometerModuleConfigBuilder.builder().setMeterRegistry(meters).build())
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).addConfigReloadStrategy(strategy).build())
            .build();
        gestalt.loadConfigs();
        Http http = gestalt.getConfig("http", Http.class);
        System.out.println("Interface read: " + reads(meters));
        http.getPort();
        http.getHost();
        System.out.println("two getters called: " + reads(meters));
        strategy.reload();
        System.out.println("reloaded: " + reads(meters));
        http.getPort();
        http.getPort();
        http.getHost();
        System.out.println("one called twice, one once: " + reads(meters));
        values.remove("http.port");
        strategy.reload();
        for (int call = 0; call < 2; call++) {
            try {
                http.getPort();
            } catch (RuntimeException e) {
                System.out.println("without a value: " + reads(meters));
            }
        }
        System.out.println("hits: " + meters.find("gestalt.cache.hit").counter());
    }

    private static long reads(MeterRegistry meters) {
        return meters.find("gestalt.config.get").timers().stream().mapToLong(Timer::count).sum();
    }

    private static int count(MeterRegistry meters, String counter) {
        return (int) meters.get("gestalt.get.config." + counter).counter().count();
    }

    private static Gestalt load(MeterRegistry meters) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .setObservationsEnabled(true)
            .addModuleConfig(MicrometerModuleConfigBuilder.builder().setMeterRegistry(meters).build())
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("mail.host", "localhost")
                .addCustomConfig("mail.port", "25x")
                .build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }
}
