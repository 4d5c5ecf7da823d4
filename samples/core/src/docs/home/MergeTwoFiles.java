package docs.home;

import java.time.Duration;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class MergeTwoFiles {

    // region merge
    public record Database(String host, Integer port, Duration timeout) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("production.properties")
                .build())
            .build();
        gestalt.loadConfigs();

        Database db = gestalt.getConfig("db", Database.class);
        System.out.println("Host: " + db.host());
        System.out.println("Port: " + db.port());
        System.out.println("Timeout: " + db.timeout().toSeconds() + " s");
    }
    // endregion merge
}
