package docs.tutorial.loading_configuration.config_loader;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.loader.PropertyLoaderModuleConfigBuilder;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class IniAsProperties {

    public static void main(String[] args) throws GestaltException {
        // region accept-ini
        Gestalt gestalt = new GestaltBuilder()
            .addModuleConfig(PropertyLoaderModuleConfigBuilder.builder()
                .setAcceptsFormats(List.of(
                    "properties", "props", "systemProperties", "ini"))
                .build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("prices.ini").build())
            .build();
        gestalt.loadConfigs();
        // endregion accept-ini

        System.out.println("Port: "
            + gestalt.getConfig("http.port", Integer.class));
        System.out.println("A night: "
            + gestalt.getConfig("price.night", Integer.class));
    }
}
