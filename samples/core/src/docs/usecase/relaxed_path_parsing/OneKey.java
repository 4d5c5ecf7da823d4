package docs.usecase.relaxed_path_parsing;

import java.nio.file.Path;
import java.util.Locale;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.PathLexerBuilder;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.lexer.SentenceNormalizer;
import org.github.gestalt.config.loader.EnvironmentVarsLoaderModuleConfigBuilder;
import org.github.gestalt.config.loader.PropertyLoaderModuleConfigBuilder;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

/** Makes one key of three spellings. */
public class OneKey {

    public record Db(String host, Integer maxWait) { }

    public static void main(String[] args) throws GestaltException {
        // region one-key
        SentenceNormalizer joined =
            name -> name.toLowerCase(Locale.ROOT).replaceAll("[_-]", "");
        SentenceLexer paths = PathLexerBuilder.builder()
            .setSentenceNormalizer(joined)
            .build();
        SentenceLexer variables = PathLexerBuilder.builder()
            .setDelimiter("__")
            .setSentenceNormalizer(joined)
            .build();

        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder()
                .setPath(Path.of("application.properties"))
                .build())
            .addSource(FileConfigSourceBuilder.builder()
                .setPath(Path.of("database.yaml"))
                .build())
            .addSource(EnvironmentConfigSourceBuilder.builder().setPrefix("DB__").build())
            .setSentenceLexer(paths)
            .addModuleConfig(PropertyLoaderModuleConfigBuilder.builder().build())
            .addModuleConfig(EnvironmentVarsLoaderModuleConfigBuilder.builder()
                .setLexer(variables)
                .build())
            .build();
        gestalt.loadConfigs();

        System.out.println(gestalt.getConfig("db", Db.class));
        System.out.println(gestalt.getConfig("db.max-wait", Integer.class));
        System.out.println(gestalt.debugPrint());
        // endregion one-key
    }
}
