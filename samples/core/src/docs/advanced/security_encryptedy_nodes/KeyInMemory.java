package docs.advanced.security_encryptedy_nodes;

import java.lang.reflect.Field;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.List;
import javax.crypto.SecretKey;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.GestaltCore;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.node.ConfigNodeService;
import org.github.gestalt.config.security.encrypted.EncryptedLeafNode;
import org.github.gestalt.config.security.encrypted.EncryptionUtils;
import org.github.gestalt.config.source.FileConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.token.ObjectToken;

/** Finds the key beside the encrypted password, and decrypts it without a read. */
public class KeyInMemory {

    public static void main(String[] args)
        throws GestaltException, ReflectiveOperationException, GeneralSecurityException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder()
                .setPath(Path.of("application.properties"))
                .build())
            .useCacheDecorator(false)
            .build();
        gestalt.loadConfigs();

        // region decrypt
        ConfigNode node = node(gestalt, "db", "password");
        SecretKey key = (SecretKey) field(EncryptedLeafNode.class, "skey", node);
        byte[] data = (byte[]) field(EncryptedLeafNode.class, "encryptedData", node);

        System.out.println("Algorithm: " + EncryptionUtils.ENCRYPTION_ALGORITHM);
        System.out.println("Bits of the key: " + key.getEncoded().length * 8);
        System.out.println("Decrypted: " + EncryptedLeafNode.decryptGcm(key, data));
        // endregion decrypt
    }

    private static ConfigNode node(Gestalt gestalt, String branch, String leaf)
        throws ReflectiveOperationException {
        Object tree = field(GestaltCore.class, "configNodeService", gestalt);
        return ((ConfigNodeService) tree)
            .navigateToNode("", List.of(new ObjectToken(branch), new ObjectToken(leaf)), Tags.of())
            .results();
    }

    private static Object field(Class<?> type, String name, Object owner)
        throws ReflectiveOperationException {
        Field field = type.getDeclaredField(name);
        field.setAccessible(true);
        return field.get(owner);
    }
}
