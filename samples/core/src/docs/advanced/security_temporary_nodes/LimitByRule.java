package docs.advanced.security_temporary_nodes;

import java.nio.file.Path;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

/** Limits the reads of two values by their paths. */
public class LimitByRule {

    public static void main(String[] args) throws GestaltException {
        // region rules
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder()
                .setPath(Path.of("unmarked.properties"))
                .build())
            .addTemporaryNodeAccessCount("^db\\.password$")
            .addTemporaryNodeAccessCount("^door\\.code$", 2)
            .addSecurityMaskingRule("^door\\.code$")
            .useCacheDecorator(false)
            .build();
        gestalt.loadConfigs();

        for (int read = 1; read <= 3; read++) {
            int password = gestalt.getConfig("db.password", String.class).length();
            String code = gestalt.getConfig("door.code", String.class);
            System.out.println("Read " + read + ": " + password + " letters, code \"" + code + "\"");
        }
        System.out.println(gestalt.debugPrint());
        // endregion rules
    }
}
