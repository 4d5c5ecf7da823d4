package docs.tutorial.loading_configuration.config_loader;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

public class NameTheFormat {

    public static void main(String[] args) throws GestaltException, IOException {
        // region name-the-format
        Gestalt gestalt = new GestaltBuilder()
            .addSource(StringConfigSourceBuilder.builder()
                .setConfig(Files.readString(Path.of("prices.conf")))
                .setFormat("properties").build())
            .build();
        gestalt.loadConfigs();

        System.out.println("A night: "
            + gestalt.getConfig("price.night", Integer.class));
        // endregion name-the-format
    }
}
