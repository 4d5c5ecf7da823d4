package docs.tutorial.loading_configuration.supported_sources;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.KubernetesSecretConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

// proves docs/tutorial/loading-configuration/supported-sources.mdx: links are followed, a changed secret is read by the next load, a deleted one stays, text is UTF-8
/** Makes a folder as Kubernetes mounts it: links through ..data to a folder with a date. */
public class SecretsFolder {

    public static void main(String[] args) throws IOException, GestaltException {
        Path mounted = Files.createDirectory(Path.of("mounted"));
        version(mounted, "..2026_01", "caf\u00e9");
        Files.createSymbolicLink(mounted.resolve("db_user"), Path.of("..data", "db_user"));
        Files.createSymbolicLink(mounted.resolve("db.phrase"), Path.of("..data", "db.phrase"));

        Gestalt gestalt = new GestaltBuilder()
            .addSource(KubernetesSecretConfigSourceBuilder.builder().setPath(mounted).build())
            .build();
        gestalt.loadConfigs();
        System.out.println("linked: " + gestalt.debugPrint(Tags.of()));

        version(mounted, "..2026_02", "new");
        System.out.println("changed: " + gestalt.getConfig("db.phrase", String.class));
        gestalt.loadConfigs();
        System.out.println("loaded again: " + gestalt.getConfig("db.phrase", String.class));

        Files.delete(mounted.resolve("db.phrase"));
        gestalt.loadConfigs();
        System.out.println("deleted and loaded again: " + gestalt.getConfig("db.phrase", String.class));
    }

    private static void version(Path mounted, String name, String phrase) throws IOException {
        Path folder = Files.createDirectory(mounted.resolve(name));
        Files.writeString(folder.resolve("db_user"), "clerk");
        Files.writeString(folder.resolve("db.phrase"), phrase);
        Path link = Files.createSymbolicLink(mounted.resolve("..data_new"), Path.of(name));
        Files.move(link, mounted.resolve("..data"), StandardCopyOption.REPLACE_EXISTING);
    }
}
