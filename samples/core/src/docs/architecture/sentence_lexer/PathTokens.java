package docs.architecture.sentence_lexer;

import java.util.List;
import java.util.stream.Collectors;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.lexer.PathLexer;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.token.ArrayToken;
import org.github.gestalt.config.token.ObjectToken;
import org.github.gestalt.config.token.Token;
import org.github.gestalt.config.utils.GResultOf;

public class PathTokens {

    public static void main(String[] args) {
        System.out.println("Path\tTokens\tWhat a read says");
        for (String path : List.of("db.hosts[1].url", "DB.Host", "room-rates.sea_view",
                "café.price", "price per night", "db.port.", "db..port", "limits./rooms", "price.€",
                "rooms[]", "rooms[last]", "rooms[0][1]", "[0].name")) {
            // region scan
            SentenceLexer lexer = new PathLexer();
            GResultOf<List<Token>> scanned = lexer.scan(path);
            String tokens = scanned.results().stream()
                .map(PathTokens::text)
                .collect(Collectors.joining(" · "));
            String errors = scanned.getErrors().stream()
                .map(ValidationError::description)
                .collect(Collectors.joining("\n"));
            // endregion scan
            System.out.println("`" + path + "`\t" + (errors.isEmpty() ? tokens : "–") + "\t" + (errors.isEmpty() ? "–" : errors));
        }
    }

    static String text(Token token) {
        return token instanceof ArrayToken array
            ? "[" + array.getIndex() + "]"
            : ((ObjectToken) token).getName();
    }
}
