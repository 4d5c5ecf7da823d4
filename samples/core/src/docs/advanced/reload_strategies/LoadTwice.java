package docs.advanced.reload_strategies;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

// proves docs/advanced/reload-strategies.mdx: loadConfigs() again brings new values and keeps a key that is gone
public class LoadTwice {

    public static void main(String[] args) throws GestaltException, IOException {
        Path file = Path.of("booking.properties");
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder().setPath(file).build())
            .build();
        gestalt.loadConfigs();

        System.out.println("Pool at the start: " + gestalt.getConfig("db.pool.size", Integer.class));

        Files.writeString(file, "db.pool.size = 40\n");
        gestalt.loadConfigs();
        System.out.println("Loaded again, pool: " + gestalt.getConfig("db.pool.size", Integer.class));
        System.out.println("A key that is gone: " + gestalt.getConfig("payment.timeout", String.class));
    }
}
