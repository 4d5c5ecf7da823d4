package docs.usecase.override_command_line;

import java.nio.file.Path;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.FileConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;

public class NamedFile {

    public static void main(String[] args) throws GestaltException {
        GestaltBuilder builder = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build());
        // region named-file
        String file = System.getProperty("config");
        if (file != null) {
            builder.addSource(FileConfigSourceBuilder.builder()
                .setPath(Path.of(file))
                .build());
        }
        // endregion named-file
        builder.addSource(SystemPropertiesConfigSourceBuilder.builder().build());
        Gestalt gestalt = builder.build();
        gestalt.loadConfigs();

        System.out.println("Port: " + gestalt.getConfig("http.port", Integer.class));
        System.out.println("Pool: " + gestalt.getConfig("http.pool.maxTotal", Integer.class));
    }
}
