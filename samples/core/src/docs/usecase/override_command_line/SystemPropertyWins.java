package docs.usecase.override_command_line;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;

public class SystemPropertyWins {

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .addSource(SystemPropertiesConfigSourceBuilder.builder().build())
            .build();
        gestalt.loadConfigs();

        int port = gestalt.getConfig("http.port", Integer.class);
        int pool = gestalt.getConfig("http.pool.maxTotal", Integer.class);
        System.out.println("Port: " + port);
        System.out.println("Pool: " + pool + " connections");
    }
}
