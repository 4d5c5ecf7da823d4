package docs.architecture.overview;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.ConfigPrefix;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class PrefixOnClass {

    // region prefix
    @ConfigPrefix(prefix = "db")
    public record Database(String host, Integer port) { }
    // endregion prefix

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("db.host", "db.harbour.example")
                .addCustomConfig("db.port", "5432")
                .addCustomConfig("replica.db.host", "replica.harbour.example")
                .addCustomConfig("replica.db.port", "6432")
                .build())
            .build();
        gestalt.loadConfigs();

        // region read
        System.out.println(gestalt.getConfig("", Database.class));
        System.out.println(gestalt.getConfig("replica", Database.class));
        // endregion read
    }
}
