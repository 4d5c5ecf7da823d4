package docs.architecture.overview;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

// proves docs/architecture/overview.mdx: := gives a placeholder a default, which counts only if nothing has the name
public class PlaceholderDefault {

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("db.host", "db.harbour.example")
                .addCustomConfig("url", "jdbc:postgresql://${db.host:=localhost}:${db.port:=5432}")
                .build())
            .build();
        gestalt.loadConfigs();
        System.out.println(gestalt.getConfig("url", String.class));
    }
}
