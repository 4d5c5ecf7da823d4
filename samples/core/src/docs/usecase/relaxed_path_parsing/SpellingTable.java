package docs.usecase.relaxed_path_parsing;

import java.util.List;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.PathLexer;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Prints the path that each spelling becomes, by lexer. */
public class SpellingTable {

    public static void main(String[] args) throws GestaltException {
        System.out.println("In the source\tDefault lexer\tJoin words\tSplit words");
        for (String key : List.of("maxWait", "max-wait", "max_wait", "MAX_WAIT", "maxwait",
            "max.wait", "userID", "HTTPPort", "http2Port", "roomNames[0].bed-count")) {
            System.out.println("`" + key + "`\t`" + path(key, new PathLexer()) + "`\t`"
                + path(key, Lexers.joined()) + "`\t`" + path(key, Lexers.split()) + "`");
        }
    }

    private static String path(String key, SentenceLexer lexer) throws GestaltException {
        try {
            return String.join(", ", Leaves.of(
                MapConfigSourceBuilder.builder().addCustomConfig(key, "1").build(), lexer).keySet());
        } catch (GestaltException e) {
            return e.getMessage().lines().skip(1).findFirst().orElseThrow()
                .replaceAll(".*message: | for path.*", "");
        }
    }
}
