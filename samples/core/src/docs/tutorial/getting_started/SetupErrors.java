package docs.tutorial.getting_started;

import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.loader.PropertyLoader;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class SetupErrors {

    public static void main(String[] args) {
        System.out.println("Message\tThrown by\tWhat to do");

        try {
            new GestaltBuilder().build();
        } catch (GestaltException e) {
            row(e, "`build()`", "Add a source.");
        }

        try {
            new GestaltBuilder()
                .addSource(ClassPathConfigSourceBuilder.builder()
                    .setResource("aplication.properties")
                    .build())
                .build()
                .loadConfigs();
        } catch (GestaltException e) {
            row(e, "`loadConfigs()`", "Correct the name, or move the file to `src/main/resources`.");
        }

        try {
            new GestaltBuilder()
                .addConfigLoader(new PropertyLoader()) // the only one, as in a program without gestalt-yaml
                .addSource(ClassPathConfigSourceBuilder.builder()
                    .setResource("application-dev.yaml")
                    .build())
                .build()
                .loadConfigs();
        } catch (GestaltException e) {
            row(e, "`loadConfigs()`", "Add the module for the ending that the message names.");
        }
    }

    private static void row(GestaltException error, String thrownBy, String remedy) {
        System.out.println("`" + error.getMessage() + "`\t" + thrownBy + "\t" + remedy);
    }
}
