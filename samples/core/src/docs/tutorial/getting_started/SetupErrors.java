package docs.tutorial.getting_started;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.loader.PropertyLoader;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class SetupErrors {

    public static void main(String[] args) throws GestaltException {
        System.out.println("Message\tThrown by");
        row(new GestaltBuilder());
        row(new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("aplication.properties")
                .build()));
        row(new GestaltBuilder()
            .addConfigLoader(new PropertyLoader()) // the only one, as in a program without gestalt-yaml
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-dev.yaml")
                .build()));
    }

    private static void row(GestaltBuilder builder) {
        String call = "build()";
        try {
            Gestalt gestalt = builder.build();
            call = "loadConfigs()";
            gestalt.loadConfigs();
        } catch (GestaltException e) {
            System.out.println("`" + e.getMessage() + "`\t`" + call + "`");
        }
    }
}
