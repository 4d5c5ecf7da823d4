package docs.architecture.config_source;

import java.util.List;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

public class StartWithout {

    public static void main(String[] args) throws Exception {
        try (PriceOffice office = new PriceOffice()) {
            start(office);
        }
    }

    private static void start(PriceOffice office) throws GestaltException {
        office.status = 503;
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        ConfigSourcePackage rates = new ConfigSourcePackage(
            new OptionalSource(office.address("/rates"), "harbour-2f7c",
                "properties"),
            List.of(strategy), Tags.of());
        strategy.setSource(rates);

        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of("rates.attic", "70")).build())
            .addSource(rates)
            .build();
        gestalt.loadConfigs();
        print(gestalt);

        office.status = 200;
        strategy.reload();
        print(gestalt);
    }

    private static void print(Gestalt gestalt) throws GestaltException {
        System.out.println("Attic: "
            + gestalt.getConfig("rates.attic", Integer.class));
    }
}
