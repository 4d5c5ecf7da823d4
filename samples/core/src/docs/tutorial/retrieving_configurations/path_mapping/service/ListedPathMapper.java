package docs.tutorial.retrieving_configurations.path_mapping.service;

import java.util.List;
import org.github.gestalt.config.annotations.ConfigPriority;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.path.mapper.PathMapper;
import org.github.gestalt.config.token.Token;
import org.github.gestalt.config.utils.GResultOf;

// proves docs/tutorial/retrieving-configurations/path-mapping.mdx: the service file names this mapper
@ConfigPriority(400)
public class ListedPathMapper implements PathMapper {

    @Override
    public GResultOf<List<Token>> map(String path, String name, SentenceLexer lexer) {
        return lexer.scan("old_" + name);
    }
}
