package docs.tutorial.retrieving_configurations.retrieving_generic.live;

import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class LiveView {

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

        // region hold
        Prices prices = gestalt.getConfig("prices", Prices.class);
        ConfigContainer<Integer> winter = gestalt.getConfig(
            "prices.winter", new TypeCapture<ConfigContainer<Integer>>() { });
        Map<String, Integer> map = gestalt.getConfig(
            "prices", new TypeCapture<Map<String, Integer>>() { });
        print(prices, winter, map);

        gestalt.addConfigSourcePackage(MapConfigSourceBuilder.builder()
            .addCustomConfig("prices.winter", "95")
            .build());
        print(prices, winter, map);
        // endregion hold
    }

    // region print
    static void print(Prices prices, ConfigContainer<Integer> winter,
            Map<String, Integer> map) throws GestaltException {
        System.out.printf("interface %d, container %d, map %d, spring %d%n",
            prices.winter(), winter.orElseThrow(), map.get("winter"),
            prices.spring());
    }
    // endregion print
}
