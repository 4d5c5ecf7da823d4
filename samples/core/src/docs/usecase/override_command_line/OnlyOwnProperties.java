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
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .addSource(SystemPropertiesConfigSourceBuilder.builder().build())
            .build();
        all.loadConfigs();
        System.out.println("All properties, language: " + all.getConfig("user.language", String.class));

        // region take-a-prefix
        Map<String, String> own = new HashMap<>();
        for (String name : System.getProperties().stringPropertyNames()) {
            if (name.startsWith("harbour.")) {
                String path = name.substring("harbour.".length());
                own.put(path, System.getProperty(name));
            }
        }

        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(own)
                .build())
            .build();
        gestalt.loadConfigs();
        String language = gestalt.getConfig("user.language", String.class);
        System.out.println("Own properties, language: " + language);
        int port = gestalt.getConfig("http.port", Integer.class);
        System.out.println("Own properties, port: " + port);
        // endregion take-a-prefix

        // A map is strict, other than the system properties.
        own.put("db", "replica");
        own.put("db.host", "replica.harbour.example");
        try {
            new GestaltBuilder().addSource(MapConfigSourceBuilder.builder().setCustomConfig(own).build()).build().loadConfigs();
        } catch (GestaltException e) {
            System.out.println("db and db.host: " + e.getMessage().lines().findFirst().orElseThrow());
        }
    }
}
