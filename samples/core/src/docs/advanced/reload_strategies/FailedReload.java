package docs.advanced.reload_strategies;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

public class FailedReload {

    public record Payment(String host, String url, Integer retries) { }

    public static void main(String[] args) throws GestaltException, IOException {
        Path file = Path.of("payment.json");
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder().setPath(file).addConfigReloadStrategy(strategy).build())
            .build();
        gestalt.loadConfigs();
        CoreReloadListener listener = () -> System.out.println("Listener told");
        gestalt.registerListener(listener);
        System.out.println("At the start: " + gestalt.getConfig("payment.url", String.class));

        // region break-and-repair
        Files.writeString(file, """
            {"payment": {"host": "pay2.harbour.example",
            """);
        try {
            strategy.reload();
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
        String host = gestalt.getConfig("payment.host", String.class);
        System.out.println("Host: " + host);

        Files.writeString(file, """
            {"payment": {"host": "pay2.harbour.example",
                         "url": "https://${payment.hots}/v1", "retries": 5}}
            """);
        try {
            strategy.reload();
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
        String url = gestalt.getConfig("payment.url", String.class);
        System.out.println("Read before: " + url);
        Payment payment = gestalt.getConfig("payment", Payment.class);
        System.out.println("Read for the first time: " + payment);

        Files.writeString(file, """
            {"payment": {"host": "pay2.harbour.example",
                         "url": "https://${payment.host}/v2", "retries": 5}}
            """);
        strategy.reload();
        url = gestalt.getConfig("payment.url", String.class);
        System.out.println("Repaired: " + url);
        // endregion break-and-repair
        gestalt.removeListener(listener);
    }
}
