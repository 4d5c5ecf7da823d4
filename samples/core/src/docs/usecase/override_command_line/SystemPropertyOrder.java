package docs.usecase.override_command_line;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;

public class SystemPropertyOrder {

    public static void main(String[] args) throws GestaltException {
        ConfigSourcePackage file = ClassPathConfigSourceBuilder.builder().setResource("application.properties").build();
        ConfigSourcePackage commandLine = SystemPropertiesConfigSourceBuilder.builder().build();

        // region try-both-orders
        System.out.println("Command line last:  " + poolSize(file, commandLine));
        System.out.println("Command line first: " + poolSize(commandLine, file));
        // endregion try-both-orders
    }

    private static int poolSize(ConfigSourcePackage first, ConfigSourcePackage second) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder().addSource(first).addSource(second).build();
        gestalt.loadConfigs();
        return gestalt.getConfig("http.pool.maxTotal", Integer.class);
    }
}
