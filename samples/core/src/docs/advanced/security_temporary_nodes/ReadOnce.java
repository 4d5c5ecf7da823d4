package docs.advanced.security_temporary_nodes;

import java.nio.file.Path;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

/** Reads a password that is there for one read. */
public class ReadOnce {

    public record Db(String user, String password) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder()
                .setPath(Path.of("application.properties"))
                .build())
            .build();
        gestalt.loadConfigs();

        connect(gestalt.getConfig("db", Db.class));

        System.out.println("Read again: " + gestalt.getConfig("db", Db.class));
        System.out.println(gestalt.debugPrint());
    }

    private static void connect(Db db) {
        if (db.password().isEmpty()) {
            throw new IllegalStateException("No read of db.password is left");
        }
        System.out.println("Password of " + db.user() + ": " + db.password().length() + " letters");
    }
}
