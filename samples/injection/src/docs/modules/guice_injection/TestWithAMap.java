package docs.modules.guice_injection;

import com.google.inject.Guice;
import docs.modules.guice_injection.ConstructorInjection.Db;
import docs.modules.guice_injection.ConstructorInjection.RoomService;
import docs.modules.guice_injection.InjectFields.BookingService;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.guice.GestaltModule;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class TestWithAMap {

    public static void main(String[] args) throws GestaltException {
        // region test
        Gestalt config = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of("http.port", "0",
                    "db.host", "localhost", "db.port", "9092"))
                .build())
            .build();
        config.loadConfigs();

        BookingService fields = new BookingService();
        Guice.createInjector(new GestaltModule(config)).injectMembers(fields);
        fields.start();

        Db h2 = new Db("localhost", 9092);
        new RoomService(h2, List.of(), Optional.empty(), 1, h2).start();
        // endregion test
    }
}
