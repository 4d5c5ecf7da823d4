package docs.architecture.node_processor;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.ConfigPriority;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.entity.ValidationLevel;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.processor.config.ConfigNodeProcessor;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.utils.GResultOf;

/** Does not load a value that somebody has forgotten to fill in. */
public class RefuseToDo {

    // region processor
    @ConfigPriority(250)
    static class RefuseToDoProcessor implements ConfigNodeProcessor {
        @Override
        public GResultOf<ConfigNode> process(String path, ConfigNode node) {
            if (!node.getValue().orElse("").equals("TODO")) {
                return GResultOf.result(node);
            }
            return GResultOf.resultOf(node,
                List.of(new ValidationError(ValidationLevel.ERROR) {
                    @Override
                    public String description() {
                        return "fill in " + path;
                    }
                }));
        }
    }
    // endregion processor

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addConfigNodeProcessor(new RefuseToDoProcessor())
            .addDefaultPostProcessors()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("db.host", "db.harbour.example")
                .addCustomConfig("db.password", "TODO")
                .build())
            .build();
        try {
            gestalt.loadConfigs();
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
    }
}
