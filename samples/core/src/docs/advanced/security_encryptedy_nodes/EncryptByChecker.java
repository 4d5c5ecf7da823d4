package docs.advanced.security_encryptedy_nodes;

import java.util.Map;
import java.util.Set;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.secret.rules.SecretChecker;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Encrypts the paths of a list. */
public class EncryptByChecker {

    // region checker
    record ListedPaths(Set<String> paths) implements SecretChecker {
        @Override
        public boolean isSecret(String path) {
            return paths.contains(path);
        }

        @Override
        public void addSecret(String regex) { } // so addEncryptedSecret adds nothing
    }
    // endregion checker

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of("doors[0].pin", "4711", "doors[1].pin", "4712"))
                .build())
            .addEncryptedSecret("pin") // replaced by the next call
            .setEncryptedSecrets(new ListedPaths(Set.of("doors[1].pin")))
            .useCacheDecorator(false)
            .build();
        gestalt.loadConfigs();
        System.out.println(gestalt.debugPrint());
    }
}
