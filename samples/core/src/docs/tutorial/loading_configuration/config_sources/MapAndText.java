package docs.tutorial.loading_configuration.config_sources;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

public class MapAndText {

    public static void main(String[] args) throws GestaltException {
        // region map-and-text
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("booking.currency", "EUR")
                .addCustomConfig("booking.title", "A hotel").build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build())
            .addSource(StringConfigSourceBuilder.builder()
                .setConfig("http.port = 0\ndb.host = localhost")
                .setFormat("properties").build())
            .build();
        gestalt.loadConfigs();

        for (String path : List.of(
                "booking.currency", "booking.title", "http.port")) {
            System.out.println(path + ": "
                + gestalt.getConfig(path, String.class));
        }
        // endregion map-and-text
    }
}
