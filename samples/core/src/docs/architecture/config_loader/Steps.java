package docs.architecture.config_loader;

import java.util.List;
import org.github.gestalt.config.entity.ConfigValue;
import org.github.gestalt.config.lexer.PathLexer;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.loader.ConfigCompiler;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.parser.ConfigParser;
import org.github.gestalt.config.parser.MapConfigParser;
import org.github.gestalt.config.token.ArrayToken;
import org.github.gestalt.config.token.ObjectToken;
import org.github.gestalt.config.token.Token;
import org.github.gestalt.config.utils.Pair;

public class Steps {

    public static void main(String[] args) {
        SentenceLexer lexer = new PathLexer();
        List<Token> name = lexer.scan("rooms[0].Name").results();
        List<Token> beds = lexer.scan("rooms[0].beds").results();
        System.out.println(describe(name));
        System.out.println(describe(beds));

        ConfigParser parser = new MapConfigParser();
        ConfigNode tree = parser.parse(lexer, List.of(
            new Pair<>(name, new ConfigValue("Garden")),
            new Pair<>(beds, new ConfigValue("2"))), true).results();
        System.out.println(tree);

        ConfigNode compiled = ConfigCompiler.analyze(true, lexer, parser,
            List.of(new Pair<>("rooms[0].Name", "Garden"),
                new Pair<>("rooms[0].beds", "2"))).results();
        System.out.println(compiled.equals(tree));
    }

    private static String describe(List<Token> tokens) {
        return String.join(", ", tokens.stream().map(Steps::describe).toList());
    }

    private static String describe(Token token) {
        if (token instanceof ArrayToken index) {
            return "ArrayToken " + index.getIndex();
        }
        return "ObjectToken " + ((ObjectToken) token).getName();
    }
}
