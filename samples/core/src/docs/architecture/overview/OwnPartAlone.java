package docs.architecture.overview;

import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.decoder.StringDecoder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.loader.PropertyLoader;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.processor.config.ConfigNodeProcessor;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.utils.GResultOf;

public class OwnPartAlone {

    public static void main(String[] args) {
        // region own-parts
        portWith(new GestaltBuilder().addConfigNodeProcessor(new Unchanged()));
        portWith(new GestaltBuilder().addDecoder(new StringDecoder()));
        portWith(new GestaltBuilder().addConfigLoader(new PropertyLoader()));

        portWith(new GestaltBuilder()
            .addConfigNodeProcessor(new Unchanged()).addDefaultPostProcessors()
            .addDecoder(new StringDecoder()).addDefaultDecoders());
        // endregion own-parts
    }

    private static void portWith(GestaltBuilder builder) {
        try {
            Gestalt gestalt = builder
                .addSource(MapConfigSourceBuilder.builder()
                    .setCustomConfig(Map.of("db.port", "${tunnel.port}", "tunnel.port", "6432"))
                    .build())
                .build();
            gestalt.loadConfigs();
            System.out.println("Port: " + gestalt.getConfig("db.port", Integer.class));
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
    }

    static final class Unchanged implements ConfigNodeProcessor {
        @Override
        public GResultOf<ConfigNode> process(String path, ConfigNode node) {
            return GResultOf.result(node);
        }
    }
}
