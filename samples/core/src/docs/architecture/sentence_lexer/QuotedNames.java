package docs.architecture.sentence_lexer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.token.ArrayToken;
import org.github.gestalt.config.token.ObjectToken;
import org.github.gestalt.config.token.Token;
import org.github.gestalt.config.utils.GResultOf;

public class QuotedNames {

    static class QuotingLexer extends SentenceLexer {
        private static final Pattern PIECE =
            Pattern.compile("(?:[^.\"]|\"[^\"]*\")+");
        private static final Pattern NAME =
            Pattern.compile("([^\\[\\]]+)(?:\\[(\\d{1,9})])?");

        @Override
        public List<String> tokenizer(String path) {
            return PIECE.matcher(path).results()
                .map(piece -> piece.group().replace("\"", "")).toList();
        }

        @Override
        public String normalizeSentence(String name) {
            return name.toLowerCase(Locale.ROOT);
        }

        @Override
        protected GResultOf<List<Token>> evaluator(
                String piece, String path) {
            Matcher name = NAME.matcher(piece);
            if (!name.matches()) {
                return GResultOf.errors(
                    new ValidationError.FailedToTokenizeElement(piece, path));
            }
            List<Token> tokens = new ArrayList<>();
            tokens.add(new ObjectToken(name.group(1)));
            if (name.group(2) != null) {
                tokens.add(new ArrayToken(Integer.parseInt(name.group(2))));
            }
            return GResultOf.result(tokens);
        }

        @Override
        public String getDeliminator() {
            return ".";
        }

        @Override
        public String getNormalizedDeliminator() {
            return ".";
        }

        @Override
        public String getNormalizedArrayOpenTag() {
            return "[";
        }

        @Override
        public String getNormalizedArrayCloseTag() {
            return "]";
        }

        @Override
        public String getNormalizedMapTag() {
            return "=";
        }
    }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .setSentenceLexer(new QuotingLexer())
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("logging.\"com.harbour.mail\"[1]", "warn")
                .addCustomConfig("logging.\"com.harbour.mail\"[0]", "info")
                .build())
            .build();
        gestalt.loadConfigs();

        System.out.println(gestalt.getConfig("logging.\"com.harbour.mail\"[1]", String.class));
        System.out.println(gestalt.debugPrint());
        System.out.println(new QuotingLexer().scan("logging.\"com.harbour.mail\"[last]")
            .getErrors().get(0).description());
    }
}
