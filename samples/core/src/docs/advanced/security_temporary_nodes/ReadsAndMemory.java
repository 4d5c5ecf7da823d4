package docs.advanced.security_temporary_nodes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.security.temporary.TemporarySecretModule;
import org.github.gestalt.config.security.temporary.TemporarySecretModuleBuilder;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

/** Reads a password three times and searches the memory after each read. */
public class ReadsAndMemory {

    private static final Path SECRET = Path.of("db-password");
    private static final String RULE = "^db\\.password$";
    private static final List<String> ROWS = new ArrayList<>();

    public static void main(String[] args) throws GestaltException, IOException {
        TemporarySecretModule module = TemporarySecretModuleBuilder.builder().addSecret(RULE).build();
        row("SECRET@{temp}", "annotation", it -> it);
        row("${file:db-password}@{temp}", "annotation", it -> it);
        row("${file:db-password}@{temp}@{encrypt}", "both annotations", it -> it);
        row("${file:db-password}", "rule", it -> it.addTemporaryNodeAccessCount(RULE));
        row("${file:db-password}", "rules for both, no cache", it -> it.addTemporaryNodeAccessCount(RULE)
            .addEncryptedSecret(RULE).useCacheDecorator(false));
        row("${file:db-password}", "module", it -> it.addModuleConfig(module));
        row("${file:db-password}", "module, no cache",
            it -> it.addModuleConfig(module).useCacheDecorator(false));

        // Printed at the end, because the output keeps in its buffers what it has printed.
        System.out.println("Value of `db.password`\tMark\tAfter loading\tAfter the read\tAfter a second read");
        for (String row : ROWS) {
            System.out.println(row.replace("SECRET", Files.readString(SECRET)));
        }
    }

    private static void row(String value, String mark, UnaryOperator<GestaltBuilder> with)
        throws GestaltException, IOException {
        Path file = Path.of("written.properties");
        Files.writeString(file, "db.user = harbour\ndb.password = "
            + value.replace("SECRET", Files.readString(SECRET)));
        GestaltBuilder builder = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder().setPath(file).build());
        Gestalt gestalt = with.apply(builder).build();
        gestalt.loadConfigs();
        StringBuilder row = new StringBuilder("`" + value + "`\t" + mark + "\t" + search());
        for (int read = 0; read < 2; read++) {
            int length = gestalt.getConfig("db.password", String.class).length();
            row.append("\t").append(length == 0 ? "read empty, " : "").append(search());
        }
        ROWS.add(row.toString());
        gestalt.getConfig("db.user", String.class);
    }

    private static String search() throws IOException {
        return HeapSearch.finds(SECRET) ? "found" : "not found";
    }
}
