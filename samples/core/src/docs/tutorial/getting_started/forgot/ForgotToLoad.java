package docs.tutorial.getting_started.forgot;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

// proves docs/tutorial/getting-started.mdx: before loadConfigs() a read gives its default, or complains about a MapNode
public class ForgotToLoad {
    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build())
            .build();

        int before = gestalt.getConfig("http.port", 80, Integer.class);
        try {
            gestalt.getConfig("http.port", Integer.class);
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
        gestalt.loadConfigs();
        int after = gestalt.getConfig("http.port", 80, Integer.class);
        System.out.println("Before loading: " + before + ", after: " + after);
    }
}
