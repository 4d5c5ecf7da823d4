package docs.advanced.security_encryptedy_nodes;

import java.io.IOException;
import java.nio.file.Path;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

/** Reads a password that Gestalt keeps encrypted, and searches the memory for it. */
public class EncryptAPassword {

    public record Db(String user, String password) { }

    public static void main(String[] args) throws GestaltException, IOException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder()
                .setPath(Path.of("application.properties"))
                .build())
            .build();
        gestalt.loadConfigs();

        connect(gestalt.getConfig("db", Db.class));

        System.out.println(gestalt.debugPrint());
        System.out.println("Found in memory: " + HeapSearch.finds(Path.of("db-password")));
    }

    private static void connect(Db db) {
        System.out.println("Password of " + db.user() + ": " + db.password().length() + " letters");
    }
}
