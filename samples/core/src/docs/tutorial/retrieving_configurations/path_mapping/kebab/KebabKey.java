package docs.tutorial.retrieving_configurations.path_mapping.kebab;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class KebabKey {

    public record Http(Integer port, Integer idleSeconds) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .build();
        gestalt.loadConfigs();

        // region member-and-path
        Http http = gestalt.getConfig("http", Http.class);
        System.out.println("A member named idleSeconds: "
            + http.idleSeconds());

        System.out.println("The path http.idleSeconds: "
            + gestalt.getConfigOptional("http.idleSeconds", Integer.class));
        System.out.println("The path http.idle-seconds: "
            + gestalt.getConfigOptional("http.idle-seconds", Integer.class));
        // endregion member-and-path
    }
}
