package docs.advanced.logging;

import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.observations.ObservationRecord;
import org.github.gestalt.config.observations.ObservationRecorder;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

public class WatchReads {

    // region recorder
    static class PrintReads implements ObservationRecorder {

        record Started(String metric) implements ObservationRecord { }

        @Override
        public String recorderId() {
            return "print-reads";
        }

        @Override
        public <T> ObservationRecord startGetConfig(
                String path, TypeCapture<T> type, Tags tags, boolean required) {
            return new Started((required ? "required: " : "")
                + path + " as " + type.getRawType().getSimpleName());
        }

        @Override
        public <T> void recordObservation(
                GResultOf<T> result, String path, TypeCapture<T> type, Tags tags,
                boolean required) {
            for (ValidationError error : result.getErrors()) {
                System.out.println("  " + path + ": " + error.level());
            }
        }

        @Override
        public ObservationRecord startObservation(String metric, Tags tags) {
            return new Started(metric);
        }

        @Override
        public void finalizeObservation(ObservationRecord started, Tags tags) {
            System.out.println(started.metric() + " " + tags);
        }

        @Override
        public void recordObservation(String metric, double count, Tags tags) {
            if (metric.equals("cache.hit")) {
                System.out.println("(answered by the cache)");
            }
        }
    }
    // endregion recorder

    public static void main(String[] args) throws GestaltException {
        // region register
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of("http.port", "8080", "db.port", "5432x"))
                .build())
            .setObservationsEnabled(true)
            .addObservationsRecorder(new PrintReads())
            .build();
        gestalt.loadConfigs();

        gestalt.getConfig("http.port", Integer.class);
        gestalt.getConfig("http.port", Integer.class);
        gestalt.getConfig("db.port", 5432, Integer.class);
        gestalt.getConfigOptional("mail.from", String.class);
        // endregion register
    }
}
