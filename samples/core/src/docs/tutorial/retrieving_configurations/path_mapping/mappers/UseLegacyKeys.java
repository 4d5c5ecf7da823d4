package docs.tutorial.retrieving_configurations.path_mapping.mappers;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class UseLegacyKeys {

    public record Http(Integer port, Integer idleSeconds) { }

    public static void main(String[] args) throws GestaltException {
        // region add-a-mapper
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("http.port", "9090")
                .addCustomConfig("http.old_idleSeconds", "60")
                .build())
            .addDefaultPathMappers()
            .addPathMapper(new LegacyPathMapper())
            .build();
        gestalt.loadConfigs();

        System.out.println(gestalt.getConfig("http", Http.class));
        // endregion add-a-mapper
    }
}
