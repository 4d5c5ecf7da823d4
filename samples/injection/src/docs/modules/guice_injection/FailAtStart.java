package docs.modules.guice_injection;

import com.google.inject.AbstractModule;
import com.google.inject.CreationException;
import com.google.inject.Guice;
import com.google.inject.Stage;
import com.google.inject.spi.Message;
import jakarta.inject.Singleton;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.guice.GestaltModule;
import org.github.gestalt.config.guice.InjectConfig;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class FailAtStart {

    @Singleton
    static class DeskService {
        @InjectConfig(path = "http.ports")
        private int port;
    }

    @Singleton
    static class ReportService {
        @InjectConfig(path = "db.hosts")
        private String host;
    }

    static class ServicesModule extends AbstractModule {
        @Override
        protected void configure() {
            bind(DeskService.class);
            bind(ReportService.class);
        }
    }

    public static void main(String[] args) throws GestaltException {
        Gestalt config = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .build();
        config.loadConfigs();

        try {
            // region production
            Guice.createInjector(Stage.PRODUCTION,
                new GestaltModule(config), new ServicesModule());
            // endregion production
        } catch (CreationException e) {
            for (Message error : e.getErrorMessages()) {
                Throwable injecting = error.getCause();
                System.out.println(injecting.getCause().getMessage());
            }
            // With two messages, the exception itself has no cause.
            if (e.getCause() != null) {
                throw new IllegalStateException(e.getCause());
            }
        }
    }
}
