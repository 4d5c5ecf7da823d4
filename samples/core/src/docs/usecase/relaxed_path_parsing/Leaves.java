package docs.usecase.relaxed_path_parsing;

import java.util.Map;
import java.util.TreeMap;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.loader.PropertyLoaderModuleConfigBuilder;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.node.NodeType;
import org.github.gestalt.config.processor.config.ConfigNodeProcessor;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.utils.GResultOf;

/** Collects the path and the value of each leaf while a source is loaded. */
public final class Leaves implements ConfigNodeProcessor {

    private final Map<String, String> found = new TreeMap<>();

    private Leaves() { }

    // region leaves
    public static Map<String, String> of(ConfigSourcePackage source, SentenceLexer lexer)
        throws GestaltException {
        Leaves leaves = new Leaves();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(source)
            .setSentenceLexer(lexer)
            .addModuleConfig(PropertyLoaderModuleConfigBuilder.builder().build())
            .addConfigNodeProcessor(leaves)
            .build();
        gestalt.loadConfigs();
        return leaves.found;
    }

    @Override
    public GResultOf<ConfigNode> process(String path, ConfigNode node) {
        if (node.getNodeType() == NodeType.LEAF) {
            found.put(path, node.getValue().orElse(""));
        }
        return GResultOf.result(node);
    }
    // endregion leaves
}
