package docs.tutorial.retrieving_configurations.path_mapping.spellings;

import java.util.List;
import org.github.gestalt.config.annotations.ConfigPriority;
import org.github.gestalt.config.lexer.PathLexer;
import org.github.gestalt.config.path.mapper.DotNotationPathMapper;
import org.github.gestalt.config.path.mapper.KebabCasePathMapper;
import org.github.gestalt.config.path.mapper.PathMapper;
import org.github.gestalt.config.path.mapper.SnakeCasePathMapper;
import org.github.gestalt.config.path.mapper.StandardPathMapper;
import org.github.gestalt.config.utils.PathUtil;

/** Asks each built-in path mapper which key it looks for. */
public class MapperTable {

    public static void main(String[] args) {
        System.out.println("Mapper\tPriority\t`idleSeconds`\t`userID`\t`URLPort`\t`http2Port`");
        PathLexer lexer = new PathLexer();
        for (PathMapper mapper : List.of(new StandardPathMapper(), new KebabCasePathMapper(),
                new SnakeCasePathMapper(), new DotNotationPathMapper())) {
            StringBuilder cells = new StringBuilder("`" + mapper.getClass().getSimpleName() + "`\t"
                + mapper.getClass().getAnnotation(ConfigPriority.class).value());
            for (String name : List.of("idleSeconds", "userID", "URLPort", "http2Port")) {
                cells.append("\t`").append(PathUtil.toPath(lexer, mapper.map("", name, lexer).results())).append('`');
            }
            System.out.println(cells);
        }
        String digits = PathUtil.toPath(lexer, new KebabCasePathMapper().map("", "port2MaxV2Size", lexer).results());
        if (!digits.equals("port2-max-v2-size")) {
            throw new AssertionError("a digit begins a word: " + digits);
        }
    }
}
