package docs.usecase.override_env_vars;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class Placeholder {

    public static void main(String[] args) throws GestaltException {
        // region read
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("database.properties").build())
            .build();
        gestalt.loadConfigs();
        System.out.println(gestalt.getConfig("db.url", String.class));
        // endregion read
    }
}
