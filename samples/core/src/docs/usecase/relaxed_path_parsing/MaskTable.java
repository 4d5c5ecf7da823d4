package docs.usecase.relaxed_path_parsing;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.PathLexer;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

// proves docs/usecase/relaxed-path-parsing.mdx: which secrets stay masked, by lexer
public class MaskTable {

    public static void main(String[] args) throws GestaltException {
        System.out.println("Key\tDefault lexer\tJoin words\tSplit words");
        for (String key : List.of("password", "passPhrase", "trustStore", "pass_word", "apiKey")) {
            System.out.println("`" + key + "`\t" + print(key, new PathLexer()) + "\t"
                + print(key, Lexers.joined()) + "\t" + print(key, Lexers.split()));
        }
    }

    private static String print(String key, SentenceLexer lexer) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig(key, "harbour").build())
            .setSentenceLexer(lexer)
            .build();
        gestalt.loadConfigs();
        return gestalt.debugPrint().contains("harbour") ? "in clear" : "masked";
    }
}
