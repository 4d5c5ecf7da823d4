package docs.architecture.sentence_lexer;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.PathLexerBuilder;
import org.github.gestalt.config.lexer.SentenceLexer;
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
        System.out.println(
            gestalt.getConfig("limits./rooms/{id}", Integer.class));
        // endregion pattern
    }
}
