package docs.modules.guice_injection;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Provides;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.guice.GestaltModule;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

public class ConstructorInjection {

    public record Db(String host, int port) { }

    public record Room(String name, int beds) { }

    public record Mail(String host) { }

    // region provider-methods
    static class SettingsModule extends AbstractModule {

        @Provides
        Db db(Gestalt config) throws GestaltException {
            return config.getConfig("db", Db.class);
        }

        @Provides
        List<Room> rooms(Gestalt config) throws GestaltException {
            return config.getConfig("rooms", new TypeCapture<List<Room>>() { });
        }

        @Provides
        Optional<Mail> mail(Gestalt config) {
            return config.getConfigOptional("mail", Mail.class);
        }

        @Provides @Named("backlog")
        int backlog(Gestalt config) {
            return config.getConfig("http.backlog", 50, Integer.class);
        }

        @Provides @Named("report")
        Db reportDb(Gestalt config) throws GestaltException {
            return config.getConfig("db", Db.class, Tags.of("use", "report"));
        }
    }
    // endregion provider-methods

    @Singleton
    static class RoomService {
        private final Db db;
        private final List<Room> rooms;
        private final Optional<Mail> mail;
        private final int backlog;
        private final Db reportDb;

        // region constructor
        @Inject
        RoomService(Db db, List<Room> rooms, Optional<Mail> mail,
            @Named("backlog") int backlog, @Named("report") Db reportDb) {
            // endregion constructor
            this.db = db;
            this.rooms = rooms;
            this.mail = mail;
            this.backlog = backlog;
            this.reportDb = reportDb;
        }

        void start() {
            System.out.println("Database: " + db.host() + ":" + db.port());
            System.out.println("Rooms:    " + rooms);
            System.out.println("Mail:     " + mail);
            System.out.println("Backlog:  " + backlog);
            System.out.println("Reports:  " + reportDb.host() + ":" + reportDb.port());
        }
    }

    public static void main(String[] args) throws GestaltException {
        Gestalt config = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("report.properties")
                .setTags(Tags.of("use", "report"))
                .build())
            .build();
        config.loadConfigs();

        Guice.createInjector(new GestaltModule(config), new SettingsModule())
            .getInstance(RoomService.class)
            .start();
    }
}
