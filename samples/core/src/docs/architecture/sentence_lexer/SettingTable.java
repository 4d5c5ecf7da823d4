package docs.architecture.sentence_lexer;

import org.github.gestalt.config.lexer.LowerCaseSentenceNormalizer;
import org.github.gestalt.config.lexer.PathLexer;
import org.github.gestalt.config.lexer.PathLexerBuilder;
import org.github.gestalt.config.lexer.SentenceLexer;

/** Every setting of a lexer with its default, as the default lexer tells it. */
public class SettingTable {

    public static void main(String[] args) {
        SentenceLexer lexer = PathLexerBuilder.builder().build();
        String name = "HTTP";
        if (!lexer.normalizeSentence(name).equals(new LowerCaseSentenceNormalizer().normalizeSentence(name))) {
            throw new IllegalStateException(lexer.normalizeSentence(name));
        }
        System.out.println("Call\tDefault\tWhat it is for");
        row("setDelimiter", lexer.getDeliminator(), "where a path is cut; one character is taken literally, a longer text is a regular expression");
        row("setSentenceNormalizer", LowerCaseSentenceNormalizer.class.getSimpleName(),
            "what happens to each name; any `SentenceNormalizer`, such as `name -> name`");
        row("setPathPatternRegex", PathLexer.DEFAULT_EVALUATOR, "which names are allowed, and how an index is written");
        row("setNormalizedDelimiter", lexer.getNormalizedDeliminator(), "what joins the names of a path in messages");
        row("setNormalizedArrayOpenTag", lexer.getNormalizedArrayOpenTag(), "what stands before an index in messages");
        row("setNormalizedArrayCloseTag", lexer.getNormalizedArrayCloseTag(), "what stands after an index in messages");
        row("setNormalizedMapTag", lexer.getNormalizedMapTag(), "no use: it is for tags in a path, which `PathLexer` never makes");
    }

    private static void row(String call, String standard, String purpose) {
        System.out.println("`" + call + "`\t" + (standard.contains("`") ? "`PathLexer.DEFAULT_EVALUATOR`" : "`" + standard + "`") + "\t" + purpose);
    }
}
