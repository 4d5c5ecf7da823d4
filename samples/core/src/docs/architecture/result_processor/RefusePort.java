package docs.architecture.result_processor;

import java.util.logging.Handler;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.logging.StreamHandler;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.processor.result.ResultProcessor;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

/** Refuses a number that is no port, and shows what Gestalt logs. */
public class RefusePort {

    private static final Logger READS = Logger.getLogger("org.github.gestalt.config.GestaltCore");

    // region processor
    static class PortProcessor implements ResultProcessor {
        @Override
        public <T> GResultOf<T> processResults(
                GResultOf<T> result, String path, boolean isOptional,
                T defaultValue, TypeCapture<T> type, Tags tags)
                throws GestaltException {
            if (path.endsWith("port") && result.results() instanceof Integer port
                    && (port < 1 || port > 65535)) {
                throw new GestaltException(path + ": " + port + " is no port");
            }
            return result;
        }
    }
    // endregion processor

    public static void main(String[] args) throws GestaltException {
        Handler handler = new StreamHandler(System.out, new SimpleFormatter());
        READS.setUseParentHandlers(false);
        READS.addHandler(handler);
        Gestalt gestalt = new GestaltBuilder()
            .addResultProcessor(new PortProcessor())
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("http.port", "80800").build())
            .build();
        gestalt.loadConfigs();

        // region read
        int port = gestalt.getConfig("http.port", 8080, Integer.class);
        handler.flush();
        System.out.println("With a default: " + port);
        try {
            gestalt.getConfig("http.port", Integer.class);
        } catch (GestaltException e) {
            System.out.println("Without one: " + e.getMessage());
        }
        // endregion read
    }
}
