package docs.usecase.override_command_line;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;

public class LeafReplacesBranch {

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .addSource(SystemPropertiesConfigSourceBuilder.builder().build())
            .build();
        gestalt.loadConfigs();

        // region read-what-is-left
        System.out.println("db: " + gestalt.getConfig("db", String.class));
        int port = gestalt.getConfig("db.port", 5433, Integer.class);
        System.out.println("db.port, or 5433: " + port);
        try {
            gestalt.getConfig("db.host", String.class);
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
        String title = gestalt.getConfig("booking.title", "gone", String.class);
        System.out.println("booking.title: " + title);
        // endregion read-what-is-left
    }
}
