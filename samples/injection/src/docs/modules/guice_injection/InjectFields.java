package docs.modules.guice_injection;

import com.google.inject.Guice;
import com.google.inject.Injector;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.guice.GestaltModule;
import org.github.gestalt.config.guice.InjectConfig;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class InjectFields {

    public record Db(String host, int port) { }

    static class BookingService {
        @InjectConfig(path = "http.port")
        private int port;

        @InjectConfig(path = "db")
        private Db db;

        void start() {
            System.out.println("Port: " + port);
            System.out.println("Database: " + db.host() + ":" + db.port());
        }
    }

    public static void main(String[] args) throws GestaltException {
        Gestalt config = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .build();
        config.loadConfigs();

        Injector injector = Guice.createInjector(new GestaltModule(config));
        injector.getInstance(BookingService.class).start();
    }
}
