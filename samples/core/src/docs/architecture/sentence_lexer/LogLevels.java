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

public class LogLevels {

    public static void main(String[] args) throws GestaltException {
        // region slash
        SentenceLexer slashes = PathLexerBuilder.builder()
            .setDelimiter("/")
            .setNormalizedDelimiter("/")
            .build();

        Gestalt gestalt = new GestaltBuilder()
            .setSentenceLexer(slashes)
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.yaml").build())
            .build();
        gestalt.loadConfigs();

        Map<String, String> levels = gestalt.getConfig("logging",
            new TypeCapture<Map<String, String>>() { });
        System.out.println(new TreeMap<>(levels));
        System.out.println(gestalt.getConfig("logging/com.harbour.mail", String.class));
        System.out.println(gestalt.getConfig("http/port", Integer.class));
        // endregion slash
    }
}
