package docs.architecture.node_processor.env_file;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.ConfigPriority;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.node.LeafNode;
import org.github.gestalt.config.processor.config.ConfigNodeProcessor;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;
import org.github.gestalt.config.utils.GResultOf;

public class Unquote {

    // region processor
    @ConfigPriority(150)
    static class UnquoteProcessor implements ConfigNodeProcessor {
        @Override
        public GResultOf<ConfigNode> process(String path, ConfigNode node) {
            String text = node.getValue().orElse("");
            if (node instanceof LeafNode leaf && isQuoted(text)) {
                return GResultOf.result(
                    leaf.duplicate(text.substring(1, text.length() - 1)));
            }
            return GResultOf.result(node);
        }

        private static boolean isQuoted(String text) {
            return text.length() > 1
                && text.startsWith("\"") && text.endsWith("\"");
        }
    }
    // endregion processor

    public static void main(String[] args) throws GestaltException {
        // region register
        Gestalt gestalt = new GestaltBuilder()
            .addConfigNodeProcessor(new UnquoteProcessor())
            .addDefaultPostProcessors()
            .addSource(EnvironmentConfigSourceBuilder.builder()
                .setPrefix("BOOKING")
                .setRemovePrefix(true)
                .build())
            .build();
        gestalt.loadConfigs();

        System.out.println(gestalt.getConfig("title", String.class));
        System.out.println(gestalt.getConfig("http.port", Integer.class));
        // endregion register
    }
}
