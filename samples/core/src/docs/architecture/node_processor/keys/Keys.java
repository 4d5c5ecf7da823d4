package docs.architecture.node_processor.keys;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.GestaltConfig;
import org.github.gestalt.config.entity.GestaltModuleConfig;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.processor.config.ConfigNodeProcessorConfig;
import org.github.gestalt.config.processor.config.transform.Transformer;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

/** Shows which key a transformer gets, what becomes of its answer, and how it gets an object of the program. */
// proves docs/architecture/node-processor.mdx: the key keeps its colons and blanks, is never empty, the text returned is filled again, null and an
// empty text, the mark of a secret, and how often it is called
public class Keys {

    // region hand-over
    public record Vault(String answer) implements GestaltModuleConfig {
        @Override
        public String name() {
            return "vault";
        }
    }

    public static final class VaultTransformer implements Transformer {
        private Vault vault;

        @Override
        public void applyConfig(ConfigNodeProcessorConfig config) {
            vault = config.getConfig().getModuleConfig(Vault.class);
        }

        @Override
        public String name() {
            return "vault";
        }

        @Override
        public GResultOf<String> process(String path, String key, String rawValue) {
            return GResultOf.result(vault.answer() + " for " + key);
        }
    }
    // endregion hand-over

    public static final class ShowTransformer implements Transformer {
        private static int calls;

        @Override
        public String name() {
            return "show";
        }

        @Override
        public GResultOf<String> process(String path, String key, String rawValue) {
            calls++;
            return GResultOf.result(switch (key) {
                case "again" -> "${title}";
                case "null" -> null;
                case "empty" -> "";
                case "marked" -> "4711@{secret}";
                default -> "'" + key + "' of '" + rawValue + "'";
            });
        }
    }

    public static void main(String[] args) throws GestaltException {
        for (String text : List.of("${show:a:b}", "${show: a }", "${show:a:=b}", "${show:again}", "${show:}", "${SHOW:a}",
                "${show:null}", "${show:null:=b}", "${show:empty:=b}", "${show:marked}", "${vault:pin}")) {
            System.out.println(text + " → " + read(text));
        }
        Gestalt clear = gestalt("${show:a}", new ManualConfigReloadStrategy());
        Gestalt masked = gestalt("${show:a}@{secret}", new ManualConfigReloadStrategy());
        if (!clear.debugPrint(Tags.of()).contains("'a' of") || !masked.debugPrint(Tags.of()).contains("text=LeafNode{value='*****'}")) {
            throw new IllegalStateException(clear.debugPrint(Tags.of()) + masked.debugPrint(Tags.of()));
        }
        if (new GestaltConfig().getModuleConfig(Vault.class) != null) {
            throw new IllegalStateException("a vault");
        }
        ManualConfigReloadStrategy reload = new ManualConfigReloadStrategy();
        ShowTransformer.calls = 0;
        Gestalt counted = gestalt("${show:a} ${show:a}", reload);
        counted.getConfig("text", String.class);
        int before = ShowTransformer.calls;
        reload.reload();
        counted.getConfig("text", String.class);
        System.out.println("Calls for two placeholders: " + before + ", after a reload " + ShowTransformer.calls);
    }

    private static Gestalt gestalt(String text, ManualConfigReloadStrategy reload) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addModuleConfig(new Vault("an answer"))
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("text", text)
                .addCustomConfig("title", "Harbour Hotel")
                .addConfigReloadStrategy(reload)
                .build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static String read(String text) {
        try {
            return gestalt(text, new ManualConfigReloadStrategy()).getConfig("text", String.class);
        } catch (GestaltException e) {
            return e.getMessage().lines().skip(1).findFirst().orElse(e.getMessage());
        }
    }
}
