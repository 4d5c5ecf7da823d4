package docs.architecture.node_processor.keys;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.processor.config.transform.Transformer;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.utils.GResultOf;

/** Shows which key a transformer gets. */
// proves docs/architecture/node-processor.mdx: the key keeps its colons and blanks, is never empty, and the text returned is filled again
public class Keys {

    public static final class ShowTransformer implements Transformer {
        @Override
        public String name() {
            return "show";
        }

        @Override
        public GResultOf<String> process(String path, String key, String rawValue) {
            return GResultOf.result(key.equals("again") ? "${title}" : "'" + key + "' of '" + rawValue + "'");
        }
    }

    public static void main(String[] args) throws GestaltException {
        for (String text : List.of("${show:a:b}", "${show: a }", "${show:a:=b}", "${show:again}", "${show:}", "${SHOW:a}")) {
            Gestalt gestalt = new GestaltBuilder()
                .addSource(MapConfigSourceBuilder.builder()
                    .addCustomConfig("text", text)
                    .addCustomConfig("title", "Harbour Hotel")
                    .build())
                .build();
            try {
                gestalt.loadConfigs();
                System.out.println(text + " → " + gestalt.getConfig("text", String.class));
            } catch (GestaltException e) {
                System.out.println(text + " → " + e.getMessage().lines().skip(1).findFirst().orElse(""));
            }
        }
    }
}
