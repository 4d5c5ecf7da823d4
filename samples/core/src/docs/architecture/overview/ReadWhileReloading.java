package docs.architecture.overview;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.ConfigPriority;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.decoder.DecoderContext;
import org.github.gestalt.config.decoder.LeafDecoder;
import org.github.gestalt.config.decoder.Priority;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.observations.ObservationRecord;
import org.github.gestalt.config.observations.ObservationRecorder;
import org.github.gestalt.config.processor.config.ConfigNodeProcessor;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

// proves docs/architecture/overview.mdx: what other threads read in the middle of a reload, what a read that it overtakes caches, and that a cached read may be null
/** Two threads meet at the same point on every run: one part waits in the middle of a reload, two in the middle of a read. */
public class ReadWhileReloading {

    public record Port(int number) { }

    private static Runnable inTheReload = () -> { };
    private static Runnable inTheRead = () -> { };
    private static Runnable inTheCache = () -> { };

    public static void main(String[] args) throws GestaltException {
        Map<String, String> values = new HashMap<>(Map.of("db.port", "${tunnel.port}", "tunnel.port", "5432"));
        ManualConfigReloadStrategy reloadStrategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(values)
                .addConfigReloadStrategy(reloadStrategy)
                .build())
            .addConfigNodeProcessor(new WaitingProcessor()).addDefaultPostProcessors()
            .addDecoder(new WaitingDecoder()).addDefaultDecoders()
            .setObservationsEnabled(true).addObservationsRecorder(new WaitingRecorder())
            .build();
        gestalt.loadConfigs();

        inTheReload = () -> System.out.println("A read during the reload: "
            + inAnotherThread(() -> gestalt.getConfig("db.port", "none", String.class)));
        reloadStrategy.reload();
        System.out.println("A read after it: " + gestalt.getConfig("db.port", String.class));

        values.put("tunnel.port", "6432");
        inTheRead = () -> inAnotherThread(() -> {
            reload(reloadStrategy);
            return null;
        });
        System.out.println("A read that a reload overtakes: " + gestalt.getConfig("db.port", Port.class));
        System.out.println("The same read once more: " + gestalt.getConfig("db.port", Port.class));
        System.out.println("As an Integer: " + gestalt.getConfig("db.port", Integer.class));

        inTheCache = () -> inAnotherThread(() -> {
            reload(reloadStrategy);
            return null;
        });
        System.out.println("A cached read that a reload overtakes: " + gestalt.getConfig("db.port", Integer.class));
        System.out.println("Once more: " + gestalt.getConfig("db.port", Integer.class));
    }

    private static <T> T inAnotherThread(Supplier<T> action) {
        return CompletableFuture.supplyAsync(action).join();
    }

    private static void reload(ManualConfigReloadStrategy reloadStrategy) {
        try {
            reloadStrategy.reload();
        } catch (GestaltException e) {
            throw new IllegalStateException(e);
        }
    }

    @ConfigPriority(150)
    static final class WaitingProcessor implements ConfigNodeProcessor {
        @Override
        public GResultOf<ConfigNode> process(String path, ConfigNode node) {
            Runnable action = inTheReload;
            inTheReload = () -> { };
            action.run();
            return GResultOf.result(node);
        }
    }

    static final class WaitingDecoder extends LeafDecoder<Port> {
        @Override
        public Priority priority() {
            return Priority.HIGH;
        }

        @Override
        public String name() {
            return "Port";
        }

        @Override
        public boolean canDecode(String path, Tags tags, ConfigNode node, TypeCapture<?> type) {
            return type.getRawType() == Port.class;
        }

        @Override
        protected GResultOf<Port> leafDecode(String path, ConfigNode node, DecoderContext context) {
            Port port = new Port(Integer.parseInt(node.getValue().orElseThrow()));
            Runnable action = inTheRead;
            inTheRead = () -> { };
            action.run();
            return GResultOf.result(port);
        }
    }

    /** The cache tells of a hit after it has found the value and before it takes it out, in a second look. */
    static final class WaitingRecorder implements ObservationRecorder {

        record Marker(String metric) implements ObservationRecord { }

        @Override
        public String recorderId() {
            return "waiting";
        }

        @Override
        public <T> ObservationRecord startGetConfig(String path, TypeCapture<T> type, Tags tags, boolean required) {
            return new Marker("waiting");
        }

        @Override
        public ObservationRecord startObservation(String metric, Tags tags) {
            return new Marker("waiting");
        }

        @Override
        public void finalizeObservation(ObservationRecord started, Tags tags) { }

        @Override
        public void recordObservation(String metric, double count, Tags tags) {
            if (metric.equals("cache.hit")) {
                Runnable action = inTheCache;
                inTheCache = () -> { };
                action.run();
            }
        }

        @Override
        public <T> void recordObservation(GResultOf<T> result, String path, TypeCapture<T> type, Tags tags, boolean required) { }
    }
}
