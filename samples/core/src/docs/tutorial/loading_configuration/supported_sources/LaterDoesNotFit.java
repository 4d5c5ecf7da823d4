package docs.tutorial.loading_configuration.supported_sources;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

// proves docs/tutorial/loading-configuration/supported-sources.mdx: a later source that does not fit throws, and its part of the tree is gone
public class LaterDoesNotFit {

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("db.host", "localhost")
                .addCustomConfig("http.port", "8080")
                .build())
            .build();
        gestalt.loadConfigs();
        try {
            gestalt.addConfigSourcePackage(MapConfigSourceBuilder.builder().addCustomConfig("db", "localhost").build());
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
        System.out.println("db.host: " + gestalt.getConfigOptional("db.host", String.class));
        System.out.println("http.port: " + gestalt.getConfigOptional("http.port", String.class));
    }
}
