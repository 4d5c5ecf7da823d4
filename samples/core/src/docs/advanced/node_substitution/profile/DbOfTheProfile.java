package docs.advanced.node_substitution.profile;

import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.node.factory.MapNodeImportFactory;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class DbOfTheProfile {

    public static void main(String[] args) throws GestaltException {
        // region register
        Gestalt gestalt = new GestaltBuilder()
            .addConfigSourceFactory(new ProfileFactory("dev"))
            .addConfigSourceFactory(new MapNodeImportFactory(
                "program", Map.of("pool", "4")))
            .addDefaultConfigSourceFactory()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("booking.db.$include:-2", "source=program")
                .build())
            .build();
        gestalt.loadConfigs();

        System.out.println(gestalt.getConfig("booking.db.host", String.class));
        System.out.println(gestalt.getConfig("booking.db.pool", String.class));
        // endregion register
    }
}
