package docs.tutorial.getting_started.dev_file;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class BookingService {
    public static void main(String[] args) throws GestaltException {
        // region add-your-file
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-dev.properties").build())
            .build();
        // endregion add-your-file
        gestalt.loadConfigs();

        int port = gestalt.getConfig("http.port", Integer.class);
        System.out.println("Port: " + port);
        String title = gestalt.getConfig("booking.title", String.class);
        System.out.println("Title: " + title);
    }
}
