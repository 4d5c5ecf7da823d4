package docs.usecase.override_command_line;

import java.util.HashMap;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class ProgramArguments {

    public static void main(String[] args) throws GestaltException {
        // region fill-a-map
        Map<String, String> fromArguments = new HashMap<>();
        for (String argument : args) {
            if (argument.startsWith("--") && argument.contains("=")) {
                String[] nameAndValue = argument.substring(2).split("=", 2);
                fromArguments.put(nameAndValue[0], nameAndValue[1]);
            }
        }

        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(fromArguments)
                .build())
            .build();
        gestalt.loadConfigs();
        // endregion fill-a-map

        System.out.println("Port: " + gestalt.getConfig("http.port", Integer.class));
        System.out.println("Host: " + gestalt.getConfig("db.host", String.class));
    }
}
