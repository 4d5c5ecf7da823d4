package docs.advanced.string_substitution.profile;

import java.util.List;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.processor.config.ConfigNodeProcessorConfig;
import org.github.gestalt.config.processor.config.transform.Transformer;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.token.Token;
import org.github.gestalt.config.utils.GResultOf;

/** Replaces ${dev:path} by what a read with profile=dev gets. */
public class DevTransformer implements Transformer {

    private ConfigNodeProcessorConfig config;

    @Override
    public String name() {
        return "dev";
    }

    @Override
    public void applyConfig(ConfigNodeProcessorConfig config) {
        this.config = config;
    }

    @Override
    public GResultOf<String> process(
            String path, String key, String rawValue) {
        SentenceLexer lexer = config.getLexer();
        GResultOf<List<Token>> steps =
            lexer.scan(lexer.normalizeSentence(key));
        GResultOf<ConfigNode> found = config.getConfigNodeService()
            .navigateToNode(key, steps.results(), Tags.profile("dev"));
        if (found.hasResults() && found.results().getValue().isPresent()) {
            return GResultOf.result(found.results().getValue().get());
        }
        return GResultOf.errors(
            new ValidationError.NoKeyFoundForTransform(path, name(), key));
    }
}
