package docs.tutorial.getting_started;

import java.util.concurrent.Callable;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class FirstErrors {

    public record Website(String title, String address) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-typo.properties")
                .build())
            .build();
        gestalt.loadConfigs();

        // region three-failing-reads
        printError(() -> gestalt.getConfig("http.host", String.class));
        printError(() -> gestalt.getConfig("db.port", Integer.class));
        printError(() -> gestalt.getConfig("booking", Website.class));
        // endregion three-failing-reads
    }

    private static void printError(Callable<?> read) {
        try {
            read.call();
        } catch (Exception e) {
            System.out.println(e.getMessage());
        }
    }
}
