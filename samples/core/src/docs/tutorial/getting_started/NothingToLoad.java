package docs.tutorial.getting_started;

import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.loader.PropertyLoader;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class NothingToLoad {

    public static void main(String[] args) {
        // region no-source
        try {
            new GestaltBuilder().build();
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
        // endregion no-source

        // region misspelled-file
        try {
            new GestaltBuilder()
                .addSource(ClassPathConfigSourceBuilder.builder().setResource("aplication.properties").build())
                .build()
                .loadConfigs();
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
        // endregion misspelled-file

        // region missing-module
        try {
            new GestaltBuilder()
                .addConfigLoader(new PropertyLoader()) // the only one, as in a program without gestalt-yaml
                .addSource(ClassPathConfigSourceBuilder.builder().setResource("application-dev.yaml").build())
                .build()
                .loadConfigs();
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
        // endregion missing-module
    }
}
