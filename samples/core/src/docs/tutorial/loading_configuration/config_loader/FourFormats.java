package docs.tutorial.loading_configuration.config_loader;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

// proves docs/tutorial/loading-configuration/config-loader.mdx: each of the four formats becomes the same tree
public class FourFormats {

    public static void main(String[] args) throws GestaltException {
        String yaml = load("application-dev.yaml").debugPrint();

        for (String extension : List.of("json", "toml", "conf")) {
            String tree = load("application-dev." + extension).debugPrint();
            System.out.printf("%s: %s%n", extension,
                tree.equals(yaml) ? "the same tree" : tree);
        }
    }

    private static Gestalt load(String resource) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource(resource).build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }
}
