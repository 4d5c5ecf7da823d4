package docs.usecase.override_env_vars;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;

public class Variables {

    public record Http(Integer port, Integer maxRequests) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build())
            .addSource(EnvironmentConfigSourceBuilder.builder()
                .setPrefix("BOOKING_").setRemovePrefix(true).build())
            .build();
        gestalt.loadConfigs();

        System.out.println(gestalt.getConfig("http", Http.class));
        System.out.println(gestalt.getConfig("db.host", String.class));
        System.out.println(gestalt.getConfig("countries",
            new TypeCapture<List<String>>() { }));
    }
}
