package docs.advanced.security_encryptedy_nodes;

import java.io.IOException;
import java.nio.file.Path;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

/** Encrypts by path, for a file in which nobody wrote an annotation. */
public class EncryptByRule {

    public record Db(String user, String password) { }

    public static void main(String[] args) throws GestaltException, IOException {
        // region rule
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder()
                .setPath(Path.of("unmarked.properties"))
                .build())
            .addEncryptedSecret("^db\\.password$")
            .useCacheDecorator(false)
            .build();
        gestalt.loadConfigs();

        Db db = gestalt.getConfig("db", Db.class);
        System.out.println(db.user() + ": " + db.password().length() + " letters");
        System.out.println(gestalt.debugPrint());
        // endregion rule
    }
}
