package docs.advanced.security_encryptedy_nodes;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.security.encrypted.EncryptedSecretModule;
import org.github.gestalt.config.security.encrypted.EncryptedSecretModuleBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

// proves docs/advanced/security-encryptedy-nodes.mdx: numbers, lists and an empty text are encrypted, a default does not replace
// the empty text, threads read at once, a reload of any source reads the secret file again, a number out of range is hidden, an annotation masks any name, and another
// encoding of the JVM breaks letters outside of ASCII
public class EncryptFacts {

    public static void main(String[] args) throws GestaltException, IOException {
        ManualConfigReloadStrategy reload = new ManualConfigReloadStrategy();
        Files.writeString(Path.of("rotated"), "first");
        EncryptedSecretModule module = EncryptedSecretModuleBuilder.builder().addSecret("list").build();
        module.addEncryptedSecret(Set.of("number"));
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("number", "4711")
                .addCustomConfig("list", "a,b")
                .addCustomConfig("empty", "@{encrypt}")
                .addCustomConfig("large", "99999999999@{encrypt}")
                .addCustomConfig("word", "T\u00fcr@{encrypt}")
                .addCustomConfig("rotated", "${file:rotated}@{encrypt}")
                .build())
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("other", "1")
                .addConfigReloadStrategy(reload)
                .build())
            .addModuleConfig(module)
            .build();
        gestalt.loadConfigs();
        System.out.println(module.name() + ", " + module.getSecretChecker().isSecret("number"));
        System.out.println(gestalt.getConfig("number", Integer.class) + ", "
            + gestalt.getConfig("list", new TypeCapture<List<String>>() { }) + ", \""
            + gestalt.getConfig("empty", "none", String.class) + "\"");
        System.out.println(gestalt.debugPrint().replaceAll(".*number=|}.*", ""));
        for (String annotated : List.of("large", "word")) { // no name that is masked
            if (!gestalt.debugPrint().contains(annotated + "=EncryptedLeafNode{value='*****'}")) {
                throw new IllegalStateException(gestalt.debugPrint());
            }
        }
        try {
            gestalt.getConfig("large", Integer.class);
        } catch (GestaltException e) {
            System.out.println(e.getMessage().lines().skip(1).findFirst().orElseThrow());
        }
        System.out.println("threads: " + IntStream.range(0, 2000).parallel()
            .filter(i -> gestalt.getConfig("large", "", String.class).equals("99999999999"))
            .count());
        System.out.println(Charset.defaultCharset() + ": " + gestalt.getConfig("word", String.class));
        String before = gestalt.getConfig("rotated", String.class);
        Files.writeString(Path.of("rotated"), "second");
        String unchanged = gestalt.getConfig("rotated", String.class);
        reload.reload();
        System.out.println(before + ", " + unchanged + ", " + gestalt.getConfig("rotated", String.class));
    }
}
