package docs.tutorial.retrieving_configurations.path_mapping.service;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

// proves docs/tutorial/retrieving-configurations/path-mapping.mdx: a mapper in a service file needs no call on the builder
public class ListedMapper {

    public record Http(Integer port, Integer idleSeconds) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("http.port", "9090")
                .addCustomConfig("http.old_idleSeconds", "60")
                .build())
            .build();
        gestalt.loadConfigs();

        System.out.println(gestalt.getConfig("http", Http.class));
    }
}
