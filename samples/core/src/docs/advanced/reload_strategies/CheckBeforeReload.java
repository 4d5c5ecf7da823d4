package docs.advanced.reload_strategies;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

public class CheckBeforeReload {

    public record Payment(String host, String url, Integer retries) { }

    // region check
    /** Throws unless the candidate loads and has what the program needs. */
    static void check(Path candidate) throws GestaltException {
        Gestalt trial = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder()
                .setPath(candidate)
                .build())
            .build();
        trial.loadConfigs();
        trial.getConfig("payment", Payment.class);
    }
    // endregion check

    public static void main(String[] args) throws GestaltException, IOException {
        Path file = Path.of("payment.json");
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder().setPath(file).addConfigReloadStrategy(strategy).build())
            .build();
        gestalt.loadConfigs();

        // region check-then-move
        Path candidate = Files.writeString(Path.of("payment.next.json"), """
            {"payment": {"host": "pay2.harbour.example",
                         "url": "https://${payment.host}/v1", "retries": "five"}}
            """);
        try {
            check(candidate);
            Files.move(candidate, file, StandardCopyOption.ATOMIC_MOVE);
            strategy.reload();
        } catch (GestaltException e) {
            System.out.println("Rejected: " + e.getMessage());
        }
        // endregion check-then-move
        System.out.println("Still in use: " + gestalt.getConfig("payment", Payment.class));
    }
}
