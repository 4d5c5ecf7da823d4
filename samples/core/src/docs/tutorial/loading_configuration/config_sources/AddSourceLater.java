package docs.tutorial.loading_configuration.config_sources;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;

public class AddSourceLater {

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build())
            .addSource(SystemPropertiesConfigSourceBuilder.builder().build())
            .build();
        gestalt.loadConfigs();

        // region add-later
        System.out.println("At the start: "
            + gestalt.getConfig("db.pool.size", Integer.class));

        gestalt.addConfigSourcePackage(MapConfigSourceBuilder.builder()
            .addCustomConfig("db.pool.size", "5").build());
        System.out.println("At night: "
            + gestalt.getConfig("db.pool.size", Integer.class));

        gestalt.loadConfigs();
        System.out.println("Loaded again: "
            + gestalt.getConfig("db.pool.size", Integer.class));
        // endregion add-later
    }
}
