package docs.usecase.override_command_line;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;

public class LateSetProperty {

    public static void main(String[] args) throws GestaltException {
        ManualConfigReloadStrategy commandLine = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .addSource(SystemPropertiesConfigSourceBuilder.builder().addConfigReloadStrategy(commandLine).build())
            .build();
        gestalt.loadConfigs();

        // region set-after-loading
        System.setProperty("http.port", "9100");
        int before = gestalt.getConfig("http.port", Integer.class);
        System.out.println("After setProperty: " + before);

        commandLine.reload();
        int after = gestalt.getConfig("http.port", Integer.class);
        System.out.println("After reload:      " + after);
        // endregion set-after-loading
    }
}
