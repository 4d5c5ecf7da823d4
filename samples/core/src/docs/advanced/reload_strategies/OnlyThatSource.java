package docs.advanced.reload_strategies;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.FileConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

// proves docs/advanced/reload-strategies.mdx: a reload reads its own source and no other; later sources still win, placeholders follow
public class OnlyThatSource {

    public static void main(String[] args) throws GestaltException, IOException {
        Path booking = Path.of("booking.properties");
        Path rates = Path.of("rates.properties");
        ManualConfigReloadStrategy ratesStrategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder().setPath(booking).build())
            .addSource(FileConfigSourceBuilder.builder().setPath(rates).addConfigReloadStrategy(ratesStrategy).build())
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("rates.garden", "70")
                .addCustomConfig("offer.attic", "${rates.attic} EUR")
                .build())
            .build();
        gestalt.loadConfigs();

        Files.writeString(booking, "db.pool.size = 40\n");
        Files.writeString(rates, "rates.attic = 95\nrates.garden = 99\n");
        ratesStrategy.reload();

        List<String> paths =
            List.of("rates.attic", "rates.sea-view", "db.pool.size", "rates.garden", "offer.attic");
        for (String path : paths) {
            String value = gestalt.getConfig(path, "(none)", String.class);
            System.out.println(path + ": " + value);
        }
    }
}
