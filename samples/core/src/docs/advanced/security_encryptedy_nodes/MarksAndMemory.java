package docs.advanced.security_encryptedy_nodes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.security.encrypted.EncryptedSecretModule;
import org.github.gestalt.config.security.encrypted.EncryptedSecretModuleBuilder;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.FileConfigSourceBuilder;
import org.github.gestalt.config.source.KubernetesSecretConfigSourceBuilder;

/** Searches the memory for a password that is marked in several ways. */
public class MarksAndMemory {

    public record Db(String user, String password) { }

    private static final Path SECRET = Path.of("db-password");
    private static final String RULE = "^db\\.password$";
    private static final List<String> ROWS = new ArrayList<>();

    public static void main(String[] args) throws GestaltException, IOException {
        EncryptedSecretModule module = EncryptedSecretModuleBuilder.builder().addSecret(RULE).build();
        row("SECRET@{encrypt}", "annotation", it -> it);
        row("${file:db-password}", "no mark", it -> it);
        row("${file:db-password}@{encrypt}", "annotation", it -> it);
        row("${file:db-password}", "rule", it -> it.addEncryptedSecret(RULE));
        row("${file:db-password}", "rule, no cache",
            it -> it.addEncryptedSecret(RULE).useCacheDecorator(false));
        row("${file:db-password}", "module", it -> it.addModuleConfig(module));
        row("${file:db-password}", "module, no cache",
            it -> it.addModuleConfig(module).useCacheDecorator(false));
        row("#{file:db-password}", "no mark", it -> it);
        row("${env:DB_PASSWORD}@{encrypt}", "annotation", it -> it);
        Path folder = Files.createDirectory(Path.of("mounted"));
        Files.writeString(folder.resolve("db.user"), "harbour");
        Files.copy(SECRET, folder.resolve("db.password"));
        row("a file `db.password` in a folder, with `KubernetesSecretConfigSource`", "rule, no cache",
            KubernetesSecretConfigSourceBuilder.builder().setPath(folder).build(),
            it -> it.addEncryptedSecret(RULE).useCacheDecorator(false));

        // Printed at the end, because the output keeps in its buffers what it has printed.
        System.out.println("Value of `db.password`\tMark\tAfter loading\tPassword read\tObject `db` read");
        for (String row : ROWS) {
            System.out.println(row.replace("SECRET", Files.readString(SECRET)));
        }
    }

    private static void row(String value, String mark, UnaryOperator<GestaltBuilder> with)
        throws GestaltException, IOException {
        Path file = Path.of("written.properties");
        Files.writeString(file, "db.user = harbour\ndb.password = "
            + value.replace("SECRET", Files.readString(SECRET)));
        row("`" + value + "`", mark, FileConfigSourceBuilder.builder().setPath(file).build(), with);
    }

    private static void row(String label, String mark, ConfigSourcePackage source, UnaryOperator<GestaltBuilder> with)
        throws GestaltException, IOException {
        Gestalt gestalt = with.apply(new GestaltBuilder().addSource(source)).build();
        gestalt.loadConfigs();
        String loaded = search();
        gestalt.getConfig("db.password", String.class);
        String read = search();
        gestalt.getConfig("db", Db.class);
        ROWS.add(label + "\t" + mark + "\t" + loaded + "\t" + read + "\t" + search());
        gestalt.getConfig("db.user", String.class);
    }

    private static String search() throws IOException {
        return HeapSearch.finds(SECRET) ? "found" : "not found";
    }
}
