package docs.usecase.override_command_line;

import java.util.HashMap;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;

public class ProgramArguments {

    public static void main(String[] args) throws GestaltException {
        // region fill-a-map
        Map<String, String> arguments = new HashMap<>();
        for (String argument : args) {
            if (argument.startsWith("--") && argument.contains("=")) {
                String[] nameAndValue = argument.substring(2).split("=", 2);
                arguments.put(nameAndValue[0], nameAndValue[1]);
            }
        }

        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .addSource(SystemPropertiesConfigSourceBuilder.builder().build())
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(arguments)
                .build())
            .build();
        gestalt.loadConfigs();

        int port = gestalt.getConfig("http.port", Integer.class);
        int pool = gestalt.getConfig("http.pool.maxTotal", Integer.class);
        System.out.println("Port: " + port);
        System.out.println("Pool: " + pool + " connections");
        // endregion fill-a-map
    }
}
