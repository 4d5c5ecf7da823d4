package docs.usecase.override_command_line;

import java.util.HashMap;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;

public class OnlyOwnProperties {

    public static void main(String[] args) throws GestaltException {
        Gestalt all = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder().setResource("application.properties").build())
            .addSource(SystemPropertiesConfigSourceBuilder.builder().build())
            .build();
        all.loadConfigs();
        System.out.println("All properties, language: " + all.getConfig("user.language", String.class));

        // region take-a-prefix
        Map<String, String> own = new HashMap<>();
        for (String name : System.getProperties().stringPropertyNames()) {
            if (name.startsWith("harbour.")) {
                own.put(name.substring("harbour.".length()), System.getProperty(name));
            }
        }

        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder().setResource("application.properties").build())
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(own).build())
            .build();
        gestalt.loadConfigs();
        System.out.println("Own properties, language: " + gestalt.getConfig("user.language", String.class));
        System.out.println("Own properties, port: " + gestalt.getConfig("http.port", Integer.class));
        // endregion take-a-prefix
    }
}
