package docs.modules.observability_micrometer;

import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.micrometer.builder.MicrometerModuleConfigBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Two builds that do not ask for observations: the first warns, the second has a module config. The log goes to the output, so that it can be shown. */
public class WarningWithoutConfig {

    private static final Logger MODULE = Logger.getLogger("org.github.gestalt.config.micrometer");

    public static void main(String[] args) throws GestaltException {
        logToOutput();

        new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("http.port", "8080")
                .build())
            .build();

        new GestaltBuilder()
            // region module-config
            .addModuleConfig(MicrometerModuleConfigBuilder.builder().build())
            // endregion module-config
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("http.port", "8080")
                .build())
            .build();
    }

    private static void logToOutput() {
        MODULE.setUseParentHandlers(false);
        MODULE.addHandler(new Handler() {
            @Override
            public void publish(LogRecord log) {
                System.out.println(log.getLevel() + ": " + log.getMessage());
            }

            @Override
            public void flush() { }

            @Override
            public void close() { }
        });
    }
}
