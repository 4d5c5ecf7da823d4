package docs.modules.observability_micrometer;

import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.micrometer.builder.MicrometerModuleConfigBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class MicrometerLogLine {

    private static final Logger MODULE = Logger.getLogger("org.github.gestalt.config.micrometer");

    public static void main(String[] args) throws GestaltException {
        logToOutput();

        // region build-without-module-config
        System.out.println("Without a module config:");
        new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("http.port", "8080")
                .build())
            .build();
        // endregion build-without-module-config

        // region build-with-module-config
        System.out.println("With one:");
        new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("http.port", "8080")
                .build())
            .addModuleConfig(MicrometerModuleConfigBuilder.builder().build())
            .build();
        // endregion build-with-module-config
    }

    private static void logToOutput() {
        MODULE.setUseParentHandlers(false);
        MODULE.addHandler(new Handler() {
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
