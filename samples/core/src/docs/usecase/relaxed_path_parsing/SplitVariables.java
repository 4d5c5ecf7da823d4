package docs.usecase.relaxed_path_parsing;

import java.nio.file.Path;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.loader.PropertyLoaderModuleConfigBuilder;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

/** Overrides a key in camel case by a variable with single underscores. */
public class SplitVariables {

    public record Db(String host, Integer maxWait) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder()
                .setPath(Path.of("application.properties"))
                .build())
            // region split
            .addSource(EnvironmentConfigSourceBuilder.builder().setPrefix("DB_").build())
            .setSentenceLexer(Lexers.split())
            .addModuleConfig(PropertyLoaderModuleConfigBuilder.builder().build())
            // endregion split
            .build();
        gestalt.loadConfigs();

        System.out.println(gestalt.getConfig("db", Db.class));
        System.out.println(gestalt.debugPrint());
    }
}
