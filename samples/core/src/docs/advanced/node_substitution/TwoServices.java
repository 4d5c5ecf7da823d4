package docs.advanced.node_substitution;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class TwoServices {

    public record Db(String host, Integer port, String user, Integer pool) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .build();
        gestalt.loadConfigs();

        print(gestalt.getConfig("booking.db", Db.class));
        print(gestalt.getConfig("mail.db", Db.class));
    }

    static void print(Db db) {
        System.out.println(db.user() + " at " + db.host() + ":" + db.port()
            + ", pool of " + db.pool());
    }
}
