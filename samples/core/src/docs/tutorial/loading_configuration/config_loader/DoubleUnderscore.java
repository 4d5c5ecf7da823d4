package docs.tutorial.loading_configuration.config_loader;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.PathLexer;
import org.github.gestalt.config.loader.EnvironmentVarsLoaderModuleConfigBuilder;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;

public class DoubleUnderscore {

    public static void main(String[] args) throws GestaltException {
        // region split-at-two
        Gestalt gestalt = new GestaltBuilder()
            .addModuleConfig(EnvironmentVarsLoaderModuleConfigBuilder.builder()
                .setLexer(new PathLexer("__"))
                .build())
            .addSource(EnvironmentConfigSourceBuilder.builder()
                .setPrefix("BOOKING__").setRemovePrefix(true).build())
            .build();
        gestalt.loadConfigs();

        System.out.println("Longest wait: "
            + gestalt.getConfig("db.max_wait", Integer.class));
        // endregion split-at-two
    }
}
