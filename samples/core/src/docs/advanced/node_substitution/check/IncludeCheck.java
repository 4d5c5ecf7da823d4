package docs.advanced.node_substitution.check;

import java.util.List;
import org.github.gestalt.config.annotations.ConfigPriority;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.entity.ValidationLevel;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.node.LeafNode;
import org.github.gestalt.config.processor.config.ConfigNodeProcessor;
import org.github.gestalt.config.utils.GResultOf;

/** Makes an error of each include that is still there, but for the paths that may fail. */
@ConfigPriority(600)
public class IncludeCheck implements ConfigNodeProcessor {

    private final List<String> mayFail;

    public IncludeCheck(String... mayFail) {
        this.mayFail = List.of(mayFail);
    }

    @Override
    public GResultOf<ConfigNode> process(String path, ConfigNode node) {
        if (!(node instanceof LeafNode) || !path.contains("$include") || mayFail.contains(path)) {
            return GResultOf.result(node);
        }
        String text = node.getValue().orElse("");
        return GResultOf.resultOf(node, List.of(
            new ValidationError(ValidationLevel.ERROR) {
                @Override
                public String description() {
                    return "Failed include on path " + path + ": " + text;
                }
            }));
    }
}
