package docs.advanced.node_substitution.check;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class FailedInclude {

    public static void main(String[] args) throws GestaltException {
        Gestalt silent = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .build();
        silent.loadConfigs();
        System.out.println(silent.debugPrint());

        // region check
        Gestalt gestalt = new GestaltBuilder()
            .addConfigNodeProcessor(new IncludeCheck())
            .addDefaultPostProcessors()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .build();
        try {
            gestalt.loadConfigs();
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
        // endregion check
    }
}
