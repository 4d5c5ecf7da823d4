package docs.tutorial.retrieving_configurations.retrieving_configuration.log;

import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

// proves docs/tutorial/retrieving-configurations/retrieving-configuration.mdx: the log names the error that a default hid,
// once for equal reads, and a read with a default or as an Optional declares no exception
public class SeeTheReason {

    private static final Logger LIBRARY = Logger.getLogger("org.github.gestalt.config");

    public static void main(String[] args) throws GestaltException {
        logToOutput();

        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .setLogLevelForMissingValuesWhenDefaultOrOptional(
                System.Logger.Level.WARNING)
            .build();
        gestalt.loadConfigs();

        readTwice(gestalt);
    }

    private static void readTwice(Gestalt gestalt) {
        System.out.println(gestalt.getConfig("http.idleSeconds", 30, Integer.class));
        System.out.println(gestalt.getConfigOptional("http.idleSeconds", Integer.class));
    }

    private static void logToOutput() {
        LIBRARY.setUseParentHandlers(false);
        LIBRARY.addHandler(new Handler() {
            @Override
            public void publish(LogRecord log) {
                System.out.println(log.getLevel() + " " + log.getLoggerName() + "\n" + log.getMessage());
            }

            @Override
            public void flush() { }

            @Override
            public void close() { }
        });
    }
}
