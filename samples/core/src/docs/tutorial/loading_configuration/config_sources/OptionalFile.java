package docs.tutorial.loading_configuration.config_sources;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

public class OptionalFile {

    public static void main(String[] args)
            throws GestaltException, IOException {
        Path local = Path.of("booking-local.properties");
        System.out.println("With the file: " + readTitle(local));

        Files.delete(local);
        System.out.println("Without it: " + readTitle(local));
    }

    // region add-if-it-exists
    private static String readTitle(Path local) throws GestaltException {
        GestaltBuilder builder = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build());
        if (Files.exists(local)) {
            builder.addSource(FileConfigSourceBuilder.builder()
                .setPath(local).build());
        }
        Gestalt gestalt = builder.build();
        gestalt.loadConfigs();
        return gestalt.getConfig("booking.title", String.class);
    }
    // endregion add-if-it-exists
}
