package docs.usecase.dynamic_values;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

public class PriceBoard {

    public record Rates(Integer attic, Integer cleaning) { }

    private final ConfigContainer<Rates> rates;

    PriceBoard(Gestalt gestalt) throws GestaltException {
        rates = gestalt.getConfig("rates", new TypeCapture<ConfigContainer<Rates>>() { });
    }

    int total(int nights) throws GestaltException {
        Rates now = rates.orElseThrow();
        return nights * now.attic() + now.cleaning();
    }

    public static void main(String[] args) throws GestaltException, IOException {
        Path file = Path.of("rates.properties");
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder()
                .setPath(file).addConfigReloadStrategy(strategy).build())
            .build();
        gestalt.loadConfigs();

        PriceBoard board = new PriceBoard(gestalt);
        System.out.println("Three nights: " + board.total(3));

        Files.writeString(file, "rates.attic=95\nrates.cleaning=25\n");
        strategy.reload();
        System.out.println("Three nights: " + board.total(3));
    }
}
