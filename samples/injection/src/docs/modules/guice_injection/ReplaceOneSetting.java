package docs.modules.guice_injection;

import com.google.inject.Guice;
import com.google.inject.Key;
import com.google.inject.Module;
import com.google.inject.name.Names;
import com.google.inject.util.Modules;
import docs.modules.guice_injection.ConstructorInjection.Db;
import docs.modules.guice_injection.ConstructorInjection.RoomService;
import docs.modules.guice_injection.ConstructorInjection.SettingsModule;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.guice.GestaltModule;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class ReplaceOneSetting {

    public static void main(String[] args) throws GestaltException {
        Gestalt config = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of(
                    "db.host", "localhost", "db.port", "9092",
                    "rooms[0].name", "Attic", "rooms[0].beds", "1"))
                .build())
            .build();
        config.loadConfigs();

        // region replace
        Module noReplica = binder -> binder
            .bind(Key.get(Db.class, Names.named("report")))
            .toInstance(new Db("none", 0));
        Guice.createInjector(new GestaltModule(config),
                Modules.override(new SettingsModule()).with(noReplica))
            .getInstance(RoomService.class)
            .start();
        // endregion replace
    }
}
