package docs.tutorial.getting_started.broken;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class BookingService {
    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-dev.properties").build())
            .build();
        gestalt.loadConfigs();

        try {
            gestalt.getConfig("db", Database.class);
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
    }

    public record Database(String host, Integer port, Pool pool) { }

    public record Pool(Integer size) { }
}
