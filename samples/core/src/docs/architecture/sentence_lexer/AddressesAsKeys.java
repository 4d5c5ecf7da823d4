package docs.architecture.sentence_lexer;

import java.util.Map;
import java.util.TreeMap;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.PathLexerBuilder;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class AddressesAsKeys {

    public static void main(String[] args) throws GestaltException {
        // region pattern
        SentenceLexer anyName = PathLexerBuilder.builder()
            .setPathPatternRegex(
                "^((?<name>[^\\[\\]]+)(?<array>\\[(?<index>\\d*)])?)$")
            .build();

        Gestalt gestalt = new GestaltBuilder()
            .setSentenceLexer(anyName)
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("limits.yaml").build())
            .build();
        gestalt.loadConfigs();
        System.out.println(new TreeMap<>(gestalt.getConfig("limits",
            new TypeCapture<Map<String, Integer>>() { })));
        // endregion pattern
    }
}
