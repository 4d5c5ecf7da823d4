package docs.architecture.config_source;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

public class FetchRates {

    public static void main(String[] args) throws GestaltException, IOException {
        try (PriceOffice office = new PriceOffice()) {
            read(office.address("/rates?season=winter"));
        }
    }

    private static void read(URI address) throws GestaltException {
        // region register
        ConfigSourcePackage rates = new ConfigSourcePackage(
            new HttpSource(address, "harbour-2f7c", "properties"),
            List.of(), Tags.of());

        Gestalt gestalt = new GestaltBuilder()
            .addSource(StringConfigSourceBuilder.builder()
                .setConfig("rates.attic = 70\nrates.garden = 60")
                .setFormat("properties").build())
            .addSource(rates)
            .build();
        gestalt.loadConfigs();

        System.out.println("Attic: "
            + gestalt.getConfig("rates.attic", Integer.class));
        System.out.println("Garden: "
            + gestalt.getConfig("rates.garden", Integer.class));
        // endregion register
    }
}
