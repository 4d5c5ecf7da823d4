package docs.tutorial.getting_started.forgot;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

// proves docs/tutorial/getting-started.mdx: before loadConfigs() a read with a default gives the default, without a message
public class ForgotToLoad {
    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build())
            .build();

        int before = gestalt.getConfig("http.port", 80, Integer.class);
        gestalt.loadConfigs();
        int after = gestalt.getConfig("http.port", 80, Integer.class);
        System.out.println("Before loading: " + before + ", after: " + after);
    }
}
