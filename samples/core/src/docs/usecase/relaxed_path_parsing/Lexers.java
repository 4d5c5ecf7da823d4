package docs.usecase.relaxed_path_parsing;

import java.util.Locale;
import org.github.gestalt.config.lexer.PathLexerBuilder;
import org.github.gestalt.config.lexer.SentenceLexer;

/** The two relaxed lexers that the tables of the page compare. */
public final class Lexers {

    private Lexers() { }

    public static SentenceLexer joined() {
        return PathLexerBuilder.builder()
            .setSentenceNormalizer(name -> name.toLowerCase(Locale.ROOT).replaceAll("[_-]", ""))
            .build();
    }

    // region split
    public static SentenceLexer split() {
        String camelCase = "(?<=[a-z0-9])(?=[A-Z])";
        String acronym = "(?<=[A-Z])(?=[A-Z][a-z])";
        return PathLexerBuilder.builder()
            .setDelimiter("[._-]|" + camelCase + "|" + acronym)
            .build();
    }
    // endregion split
}
