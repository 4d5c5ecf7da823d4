package docs.tutorial.loading_configuration.config_tree;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class TwoForms {

    public static void main(String[] args) throws GestaltException {
        // region text-over-object
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build())
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("db", "localhost").build())
            .build();
        try {
            gestalt.loadConfigs();
        } catch (GestaltException problem) {
            System.out.println(problem.getMessage());
        }
        // endregion text-over-object
    }
}
