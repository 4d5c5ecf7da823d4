package docs.tutorial.getting_started;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class FirstErrors {

    public record Website(String title, String address) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder().setResource("application.properties").build())
            .addSource(ClassPathConfigSourceBuilder.builder().setResource("application-typo.properties").build())
            .build();
        gestalt.loadConfigs();

        // region three-failing-reads
        // region missing-key
        try {
            gestalt.getConfig("http.host", String.class);
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
        // endregion missing-key

        // region malformed-number
        try {
            gestalt.getConfig("db.port", Integer.class);
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
        // endregion malformed-number

        // region missing-field
        try {
            gestalt.getConfig("booking", Website.class);
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
        // endregion missing-field
        // endregion three-failing-reads
    }
}
