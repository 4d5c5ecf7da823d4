package docs.architecture.sentence_lexer;

import java.util.Map;
import java.util.TreeMap;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.PathLexer;
import org.github.gestalt.config.lexer.PathLexerBuilder;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class KeepCase {

    public static void main(String[] args) throws GestaltException {
        System.out.println(rates(new PathLexer()));
        // region keep
        SentenceLexer keepCase = PathLexerBuilder.builder()
            .setSentenceNormalizer(name -> name)
            .build();
        System.out.println(rates(keepCase));
        // endregion keep
    }

    // region rates
    static Map<String, Integer> rates(SentenceLexer lexer) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .setSentenceLexer(lexer)
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("prices.yaml").build())
            .build();
        gestalt.loadConfigs();
        return new TreeMap<>(gestalt.getConfig("rates",
            new TypeCapture<Map<String, Integer>>() { }));
    }
    // endregion rates
}
