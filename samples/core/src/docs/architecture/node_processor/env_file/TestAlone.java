package docs.architecture.node_processor.env_file;

import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.node.LeafNode;
import org.github.gestalt.config.utils.GResultOf;

public class TestAlone {

    public static void main(String[] args) {
        // region test
        GResultOf<ConfigNode> result = new Unquote.UnquoteProcessor()
            .process("title", new LeafNode("\"Harbour Hotel\""));
        System.out.println(result.results().getValue().orElseThrow());
        // endregion test
    }
}
