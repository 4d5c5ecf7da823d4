package docs.architecture.config_source;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;

public class ReloadRates {

    /** A field, because Gestalt holds a listener only weakly. */
    private static final CoreReloadListener LISTENER =
        () -> System.out.println("The listener is told.");

    public static void main(String[] args) throws Exception {
        try (PriceOffice office = new PriceOffice()) {
            reload(office);
        }
    }

    private static void reload(PriceOffice office) throws GestaltException {
        // region reload
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(HttpSourceBuilder.builder()
                .setAddress(office.address("/rates"))
                .setToken("harbour-2f7c")
                .addConfigReloadStrategy(strategy)
                .build())
            .build();
        gestalt.loadConfigs();
        gestalt.registerListener(LISTENER);

        office.published = "rates.attic = 95\n";
        strategy.reload();
        print(gestalt);

        office.status = 503;
        try {
            strategy.reload();
        } catch (GestaltException problem) {
            System.out.println(problem.getMessage().trim());
        }
        print(gestalt);
        // endregion reload
    }

    private static void print(Gestalt gestalt) throws GestaltException {
        System.out.println("Attic: "
            + gestalt.getConfig("rates.attic", Integer.class));
    }
}
