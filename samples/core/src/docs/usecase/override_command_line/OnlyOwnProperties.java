package docs.usecase.override_command_line;

import java.util.HashMap;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class OnlyOwnProperties {

    public static void main(String[] args) throws GestaltException {
        // region take-a-prefix
        Map<String, String> options = new HashMap<>();
        for (String name : System.getProperties().stringPropertyNames()) {
            if (name.startsWith("harbour.")) {
                String path = name.substring("harbour.".length());
                options.put(path, System.getProperty(name));
            }
        }

        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(options)
                .build())
            .build();
        gestalt.loadConfigs();

        int port = gestalt.getConfig("http.port", Integer.class);
        String language = gestalt.getConfig("user.language", String.class);
        System.out.println("Port: " + port + ", language: " + language);
        // endregion take-a-prefix
    }
}
