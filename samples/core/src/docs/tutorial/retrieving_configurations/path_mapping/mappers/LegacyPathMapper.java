package docs.tutorial.retrieving_configurations.path_mapping.mappers;

import java.util.List;
import org.github.gestalt.config.annotations.ConfigPriority;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.path.mapper.PathMapper;
import org.github.gestalt.config.token.Token;
import org.github.gestalt.config.utils.GResultOf;

/** Looks for old_idleseconds when a member is named idleSeconds. */
@ConfigPriority(400)
public class LegacyPathMapper implements PathMapper {

    @Override
    public GResultOf<List<Token>> map(String path, String name, SentenceLexer lexer) {
        if (name == null || name.isEmpty()) {
            return GResultOf.errors(new ValidationError.MappingPathEmpty(path, "LegacyPathMapper"));
        }
        return lexer.scan("old_" + name);
    }
}
