package docs.tutorial.loading_configuration.supported_sources;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.api.errors.GitAPIException;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.git.GitConfigSourceBuilder;
import org.github.gestalt.config.Gestalt;

/** Makes each mistake with a repository on this disk, and prints what comes of it. */
public class GitMistakes {

    interface Attempt {
        String run() throws GestaltException, IOException;
    }

    public static void main(String[] args) throws IOException, GitAPIException, GestaltException {
        Path server = Files.createTempDirectory("server");
        try (Git git = Git.init().setInitialBranch("main").setDirectory(server.toFile()).call()) {
            Files.writeString(server.resolve("booking.properties"), "http.port = 8080");
            git.add().addFilepattern("booking.properties").call();
            git.commit().setMessage("Add the port").setAuthor("Harbour Hotel", "it@harbour.example")
                .setSign(false).call();
            git.tag().setName("v1").setAnnotated(false).setSigned(false).call();
            git.branchCreate().setName("season").call();
        }
        System.out.println("You do\tYou get");
        row("name a local folder that does not exist", () ->
            load(server, Path.of("not-there"), "main", "booking.properties"));
        Path mine = Files.createTempDirectory("mine");
        Files.writeString(mine.resolve("notes.txt"), "delete me");
        load(server, mine, "main", "booking.properties");
        if (Files.exists(mine.resolve("notes.txt"))) {
            throw new IllegalStateException("a file in the local folder");
        }
        row("name a folder that holds a clone already", () -> {
            Path folder = Files.createTempDirectory("copy");
            load(server, folder, "main", "booking.properties");
            return load(Path.of("another-server"), folder, "season", "booking.properties")
                + ": the clone is pulled as it is, your address and branch are not looked at";
        });
        row("name a file that the repository does not have", () ->
            load(server, Files.createTempDirectory("copy"), "main", "hotel.properties"));
        row("name a branch that the repository does not have", () ->
            load(server, Files.createTempDirectory("copy"), "test", "booking.properties"));
        row("name a tag instead of a branch", () ->
            load(server, Files.createTempDirectory("copy"), "v1", "booking.properties"));
        Path copy = Files.createTempDirectory("copy");
        load(server, copy, "main", "booking.properties");
        Path away = Files.move(server, server.resolveSibling(server.getFileName() + "-away"));
        row("name a server that is not there, or start while it is away, even with a clone", () ->
            load(server, copy, "main", "booking.properties"));
        try {
            load(away.resolve("no-server"), Files.createTempDirectory("copy"), "main", "booking.properties");
            throw new IllegalStateException("a server that is not there");
        } catch (GestaltException e) {
            if (!e.getMessage().endsWith("Invalid remote: origin")) {
                throw new IllegalStateException(e);
            }
        }
    }

    private static void row(String mistake, Attempt attempt) throws IOException {
        String result;
        try {
            result = attempt.run();
        } catch (GestaltException problem) {
            String here = Path.of("").toAbsolutePath().toString();
            result = "`" + problem.getMessage().replace(here, "…").replaceAll("/tmp/[a-z]+\\d+", "…") + "`";
        }
        System.out.println(mistake + "\t" + result);
    }

    private static String load(Path server, Path copy, String branch, String file) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(GitConfigSourceBuilder.builder()
                .setRepoURI(server.toUri().toString())
                .setBranch(branch)
                .setConfigFilePath(file)
                .setLocalRepoDirectory(copy)
                .build())
            .build();
        gestalt.loadConfigs();
        return gestalt.getConfig("http.port", String.class);
    }
}
