package docs.architecture.reload_strategies;

import java.io.InputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.node.LeafNode;
import org.github.gestalt.config.processor.config.ConfigNodeProcessor;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.ConfigSource;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSource;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;
import org.github.gestalt.config.utils.Pair;

public class ReloadOrder {

    /** Keeps the listeners, because Gestalt holds them only weakly. */
    private static CoreReloadListener early;
    private static CoreReloadListener late;

    private static Gestalt gestalt;

    public static void main(String[] args) throws GestaltException {
        Map<String, String> rates = new HashMap<>(Map.of("rates.attic", "80"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        ConfigSourcePackage source =
            new ConfigSourcePackage(new TracedSource(rates), List.of(strategy), Tags.of());
        strategy.setSource(source);
        early = () -> trace("listener of the builder, reads " + price());
        late = () -> trace("listener of the Gestalt, reads " + price());

        // region order
        strategy.registerListener(reloaded -> trace("listener of the strategy, first"));
        gestalt = new GestaltBuilder()
            .addSource(source)
            .addDefaultPostProcessors()
            .addConfigNodeProcessor(new TracedProcessor())
            .addCoreReloadListener(early)
            .build();
        strategy.registerListener(reloaded -> trace("listener of the strategy, last"));
        gestalt.registerListener(late);
        gestalt.loadConfigs();
        price();

        System.out.println("-- reload()");
        rates.put("rates.attic", "95");
        strategy.reload();
        // endregion order
    }

    private static int price() {
        return gestalt.getConfig("rates.attic", 0, Integer.class);
    }

    private static void trace(String what) {
        System.out.println(what);
    }

    private static final class TracedProcessor implements ConfigNodeProcessor {
        @Override
        public GResultOf<ConfigNode> process(String path, ConfigNode node) {
            if (node instanceof LeafNode) {
                trace("processor, gets " + node.getValue().orElse(""));
            }
            return GResultOf.result(node);
        }
    }

    private record TracedSource(Map<String, String> values, UUID id) implements ConfigSource {
        TracedSource(Map<String, String> values) {
            this(values, UUID.randomUUID());
        }

        @Override
        public boolean hasList() {
            return true;
        }

        @Override
        public List<Pair<String, String>> loadList() {
            trace("source, is read");
            return values.entrySet().stream().map(entry -> new Pair<>(entry.getKey(), entry.getValue())).toList();
        }

        @Override
        public boolean hasStream() {
            return false;
        }

        @Override
        public InputStream loadStream() throws GestaltException {
            throw new GestaltException("No stream");
        }

        @Override
        public String format() {
            return MapConfigSource.MAP_CONFIG;
        }

        @Override
        public String name() {
            return "rates";
        }

        @Override
        @SuppressWarnings("removal")
        public Tags getTags() {
            return Tags.of();
        }
    }
}
