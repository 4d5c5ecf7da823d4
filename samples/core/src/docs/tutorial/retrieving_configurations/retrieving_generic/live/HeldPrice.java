package docs.tutorial.retrieving_configurations.retrieving_generic.live;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class HeldPrice {

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .build();
        gestalt.loadConfigs();

        // region hold
        ConfigContainer<Integer> winter = gestalt.getConfig(
            "prices.winter", new TypeCapture<ConfigContainer<Integer>>() { });
        System.out.println("Winter: " + winter.orElseThrow());

        gestalt.addConfigSourcePackage(MapConfigSourceBuilder.builder()
            .addCustomConfig("prices.winter", "95").build());
        System.out.println("Winter: " + winter.orElseThrow());
        // endregion hold
    }
}
