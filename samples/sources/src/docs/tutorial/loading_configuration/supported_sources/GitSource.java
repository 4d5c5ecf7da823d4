package docs.tutorial.loading_configuration.supported_sources;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.api.errors.GitAPIException;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.git.GitConfigSourceBuilder;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.ConfigSourcePackage;

public class GitSource {

    public static void main(String[] args)
            throws GestaltException, IOException, GitAPIException {
        // A repository on this disk is the stand-in for a server.
        Path server = Files.createTempDirectory("server");
        Path copy = Files.createTempDirectory("copy");
        try (Git git = Git.init().setInitialBranch("main")
                .setDirectory(server.toFile()).call()) {
            commit(git, server, "http.port = 8080");

            // region read-from-git
            ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
            ConfigSourcePackage source = GitConfigSourceBuilder.builder()
                .setRepoURI(server.toUri().toString())
                .setBranch("main")
                .setConfigFilePath("booking.properties")
                .setLocalRepoDirectory(copy)
                .addConfigReloadStrategy(strategy)
                .build();
            Gestalt gestalt = new GestaltBuilder().addSource(source).build();
            gestalt.loadConfigs();
            System.out.println("Loaded: " + port(gestalt));

            commit(git, server, "http.port = 9090");
            strategy.reload();
            System.out.println("Reloaded: " + port(gestalt));

            try (Git clone = Git.open(copy.toFile())) {
                clone.pull().call();
            }
            strategy.reload();
            System.out.println("Pulled and reloaded: " + port(gestalt));
            // endregion read-from-git
        }
    }

    private static int port(Gestalt gestalt) throws GestaltException {
        return gestalt.getConfig("http.port", Integer.class);
    }

    private static void commit(Git git, Path server, String line)
            throws IOException, GitAPIException {
        Files.writeString(server.resolve("booking.properties"), line);
        git.add().addFilepattern("booking.properties").call();
        git.commit().setMessage("Change the port")
            .setAuthor("Harbour Hotel", "it@harbour.example").setSign(false).call();
    }
}
