package docs.architecture.overview;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class MergeBeforeSubstitution {

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-dev.properties")
                .build())
            .build();

        gestalt.loadConfigs();

        int port = gestalt.getConfig("db.port", Integer.class);
        String url = gestalt.getConfig("db.url", String.class);
        System.out.println("Port: " + port);
        System.out.println("URL: " + url);
    }
}
