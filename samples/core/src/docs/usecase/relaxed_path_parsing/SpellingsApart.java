package docs.usecase.relaxed_path_parsing;

import java.nio.file.Path;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

/** Loads one setting in three spellings. */
public class SpellingsApart {

    public record Db(String host, Integer maxWait) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder()
                .setPath(Path.of("application.properties"))
                .build())
            .addSource(FileConfigSourceBuilder.builder()
                .setPath(Path.of("database.yaml"))
                .build())
            .addSource(EnvironmentConfigSourceBuilder.builder().setPrefix("DB_").build())
            .build();
        gestalt.loadConfigs();

        System.out.println(gestalt.getConfig("db", Db.class));
        System.out.println(gestalt.debugPrint());
    }
}
