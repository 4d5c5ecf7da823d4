package docs.architecture.node_processor.secrets;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class ReadSecret {

    public static void main(String[] args) throws GestaltException {
        // region read
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .build();
        gestalt.loadConfigs();

        String password = gestalt.getConfig("db.password", String.class);
        System.out.println("Password: " + password);
        // endregion read
    }
}
