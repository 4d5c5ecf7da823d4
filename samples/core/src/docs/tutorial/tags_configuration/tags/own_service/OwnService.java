package docs.tutorial.tags_configuration.tags.own_service;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

public class OwnService {

    static final Tags DEV = Tags.profile("dev");

    public static void main(String[] args) throws GestaltException {
        System.out.println("Once:         " + read(load(false)));
        System.out.println("With the tag: " + read(load(true)));
    }

    private static Gestalt load(boolean twice) throws GestaltException {
        GestaltBuilder builder = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-dev.yaml").setTags(DEV).build())
            .addSource(EnvironmentConfigSourceBuilder.builder()
                .setPrefix("BOOKING").setRemovePrefix(true).build())
            .addSource(SystemPropertiesConfigSourceBuilder.builder()
                .build());
        if (twice) {
            builder
                .addSource(EnvironmentConfigSourceBuilder.builder()
                    .setPrefix("BOOKING").setRemovePrefix(true)
                    .setTags(DEV).build())
                .addSource(SystemPropertiesConfigSourceBuilder.builder()
                    .setTags(DEV).build());
        }
        Gestalt gestalt = builder.build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static String read(Gestalt gestalt) throws GestaltException {
        return gestalt.getConfig("db.host", String.class, DEV) + ", port "
            + gestalt.getConfig("http.port", Integer.class, DEV);
    }
}
