package docs.architecture.reload_strategies;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.UUID;
import java.util.logging.LogManager;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.ConfigSource;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.Pair;

/** What a program reads, and who is told, after a reload that fails at each step. */
public class FailureState {

    private interface Change {
        void of(Text source);
    }

    private interface Listening {
        void of(ManualConfigReloadStrategy strategy, Gestalt gestalt);
    }

    private static CoreReloadListener first;
    private static CoreReloadListener second;

    public static void main(String[] args) throws GestaltException {
        LogManager.getLogManager().reset();
        System.out.println("What fails\tA value that you read before\tA value that you did not read yet\tListeners of the `Gestalt`");
        row("nothing", source -> { }, (strategy, gestalt) -> { });
        row("the source throws", source -> source.text = null, (strategy, gestalt) -> { });
        row("the loader cannot read the text", source -> source.text = "rates.attic = \\u00", (strategy, gestalt) -> { });
        row("a name is a value here, and a branch in another source", source -> source.text += "title.short = Harbour\n",
            (strategy, gestalt) -> { });
        row("a placeholder has no value", source -> source.text += "mail = ${nobody}\n", (strategy, gestalt) -> { });
        row("a `ConfigReloadListener` throws a `GestaltException`", source -> { },
            (strategy, gestalt) -> strategy.registerListener(reloaded -> {
                throw new GestaltException("no");
            }));
        row("a `CoreReloadListener` throws", source -> { }, (strategy, gestalt) -> {
            first = () -> {
                throw new IllegalStateException("no");
            };
            gestalt.registerListener(first);
        });
    }

    private static void row(String what, Change change, Listening listening) throws GestaltException {
        Text source = new Text("rates.attic = 80\nrates.garden = 60\n");
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        ConfigSourcePackage rates = new ConfigSourcePackage(source, List.of(strategy), Tags.of());
        strategy.setSource(rates);
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("title", "Harbour Hotel").build())
            .addSource(rates).build();
        gestalt.loadConfigs();
        listening.of(strategy, gestalt);
        boolean[] told = {false};
        second = () -> told[0] = true;
        gestalt.registerListener(second);
        gestalt.getConfig("rates.attic", Integer.class);

        source.text = "rates.attic = 95\nrates.garden = 75\n";
        change.of(source);
        boolean failed = false;
        try {
            strategy.reload();
        } catch (GestaltException | RuntimeException problem) {
            failed = true;
        }
        if (failed == what.equals("nothing")) {
            throw new IllegalStateException(what + ": " + failed);
        }
        System.out.println(what
            + "\t" + state(gestalt.getConfig("rates.attic", Integer.class), 80)
            + "\t" + state(gestalt.getConfig("rates.garden", Integer.class), 60)
            + "\t" + (told[0] ? "told" : "not told"));
    }

    private static String state(int value, int old) {
        return value == old ? "old" : "new";
    }

    private static final class Text implements ConfigSource {
        private final UUID id = UUID.randomUUID();
        private String text;

        Text(String text) {
            this.text = text;
        }

        @Override
        public boolean hasStream() {
            return true;
        }

        @Override
        public InputStream loadStream() throws GestaltException {
            if (text == null) {
                throw new GestaltException("no answer");
            }
            return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        }

        @Override
        public boolean hasList() {
            return false;
        }

        @Override
        public List<Pair<String, String>> loadList() throws GestaltException {
            throw new GestaltException("no list");
        }

        @Override
        public String format() {
            return "properties";
        }

        @Override
        public String name() {
            return "rates";
        }

        @Override
        public UUID id() {
            return id;
        }

        @Override
        @SuppressWarnings("removal")
        public Tags getTags() {
            return Tags.of();
        }
    }
}
