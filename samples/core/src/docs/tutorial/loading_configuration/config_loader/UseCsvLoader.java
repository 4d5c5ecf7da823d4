package docs.tutorial.loading_configuration.config_loader;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class UseCsvLoader {

    public static void main(String[] args) throws GestaltException {
        // region use-your-loader
        Gestalt gestalt = new GestaltBuilder()
            .addConfigLoader(new CsvLoader())
            .addDefaultConfigLoaders()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("rooms.csv").build())
            .build();
        gestalt.loadConfigs();

        System.out.println("Beds in the attic: "
            + gestalt.getConfig("rooms[1].beds", Integer.class));
        System.out.println("Port: "
            + gestalt.getConfig("http.port", Integer.class));
        // endregion use-your-loader
    }
}
