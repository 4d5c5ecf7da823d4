package docs.architecture.config_loader;

import java.util.List;
import java.util.Set;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

public class ReadXml {

    public record Room(String name, Integer beds) { }

    public record Http(Integer port, Integer maxWait) { }

    public static void main(String[] args) throws GestaltException {
        // region read
        Gestalt gestalt = new GestaltBuilder()
            .addConfigLoader(new XmlLoader(Set.of("room")))
            .addDefaultConfigLoaders()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("hotel.xml").build())
            .addSource(StringConfigSourceBuilder.builder()
                .setConfig("room[1].beds = 4").setFormat("properties")
                .build())
            .build();
        gestalt.loadConfigs();

        System.out.println(gestalt.getConfig("title", String.class));
        System.out.println(gestalt.getConfig("http", Http.class));
        System.out.println(gestalt.getConfig("room",
            new TypeCapture<List<Room>>() { }));
        // endregion read
    }
}
