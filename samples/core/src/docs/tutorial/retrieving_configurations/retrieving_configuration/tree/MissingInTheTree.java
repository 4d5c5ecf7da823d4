package docs.tutorial.retrieving_configurations.retrieving_configuration.tree;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class MissingInTheTree {

    public record Settings(Booking booking, Http http) { }

    public record Booking(String title) { }

    public record Http(Integer port, Integer idleSeconds) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .build();
        gestalt.loadConfigs();

        try {
            // region empty-and-why
            System.out.println(gestalt.getConfigOptional("", Settings.class));
            System.out.println(gestalt.getConfig("", Settings.class));
            // endregion empty-and-why
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
    }
}
