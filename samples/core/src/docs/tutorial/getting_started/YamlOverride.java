package docs.tutorial.getting_started;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class YamlOverride {

    public static void main(String[] args) throws GestaltException {
        // region load-yaml
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-dev.yaml")
                .build())
            .build();
        gestalt.loadConfigs();
        // endregion load-yaml

        System.out.println("Port: " + gestalt.getConfig("http.port", Integer.class));
        System.out.println("Pool: " + gestalt.getConfig("db.pool.size", Integer.class) + " connections");
        System.out.println("Title: " + gestalt.getConfig("booking.title", String.class));
    }
}
