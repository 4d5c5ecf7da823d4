package docs.tutorial.retrieving_configurations.retrieving_generic.live;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class PricesView {

    // region interface
    public interface Prices {
        Integer getSummer();

        Integer winter();

        default Integer spring() {
            return getSummer() - 10;
        }
    }
    // endregion interface

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .build();
        gestalt.loadConfigs();

        Prices prices = gestalt.getConfig("prices", Prices.class);
        System.out.println("Summer " + prices.getSummer()
            + ", winter " + prices.winter() + ", spring " + prices.spring());
    }
}
