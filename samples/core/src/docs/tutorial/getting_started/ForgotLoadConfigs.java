package docs.tutorial.getting_started;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class ForgotLoadConfigs {

    public static void main(String[] args) throws GestaltException {
        // region forget-load-configs
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .build();

        int port = gestalt.getConfig("http.port", 80, Integer.class);
        System.out.println("Not loaded, default 80: " + port);

        try {
            gestalt.getConfig("http.port", Integer.class);
        } catch (GestaltException e) {
            System.out.println("Not loaded, no default: " + e.getMessage());
        }

        gestalt.loadConfigs();
        port = gestalt.getConfig("http.port", 80, Integer.class);
        System.out.println("Loaded: " + port);
        // endregion forget-load-configs
    }
}
