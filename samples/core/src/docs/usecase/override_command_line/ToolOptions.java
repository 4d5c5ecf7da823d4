package docs.usecase.override_command_line;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;

// proves docs/usecase/override-command-line.mdx: the JVM takes options from the variable JAVA_TOOL_OPTIONS, one on the command line wins, and quotes hold blanks together
public class ToolOptions {

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(SystemPropertiesConfigSourceBuilder.builder().build())
            .build();
        gestalt.loadConfigs();

        System.out.println("Port: " + gestalt.getConfig("http.port", Integer.class));
        System.out.println("Pool: " + gestalt.getConfig("http.pool.maxTotal", Integer.class));
        System.out.println("Title: " + gestalt.getConfig("booking.title", String.class));
    }
}
