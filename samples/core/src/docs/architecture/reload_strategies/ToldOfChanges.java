package docs.architecture.reload_strategies;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

public class ToldOfChanges {

    private static final BlockingQueue<Integer> PRICES = new LinkedBlockingQueue<>();

    /** A field, because Gestalt holds a listener only weakly. */
    private static CoreReloadListener listener;

    public static void main(String[] args)
            throws GestaltException, IOException, InterruptedException {
        Path rates = Path.of("rates.properties");
        Files.writeString(rates, "rates.attic = 80\n");

        // region use
        ReloadOnChange strategy = new ReloadOnChange();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder().setPath(rates)
                .addConfigReloadStrategy(strategy).build())
            .build();
        gestalt.loadConfigs();
        listener = () -> PRICES.add(
            gestalt.getConfig("rates.attic", 0, Integer.class));
        gestalt.registerListener(listener);
        strategy.start(Duration.ofMillis(200));

        System.out.println("Told: " + PRICES.poll(20, TimeUnit.SECONDS));
        System.out.println("Unchanged for a second: told "
            + PRICES.poll(1, TimeUnit.SECONDS));
        replace(rates, "rates.attic = 95\n");
        System.out.println("Told: " + PRICES.poll(20, TimeUnit.SECONDS));
        strategy.close();
        // endregion use
    }

    private static void replace(Path file, String text) throws IOException {
        Path fresh = Files.writeString(Path.of("fresh"), text);
        Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
    }
}
