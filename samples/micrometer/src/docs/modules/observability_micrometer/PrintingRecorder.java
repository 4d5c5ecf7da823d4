package docs.modules.observability_micrometer;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.observations.ObservationRecord;
import org.github.gestalt.config.observations.ObservationRecorder;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

public class PrintingRecorder {

    // region recorder
    static class PrintRecorder implements ObservationRecorder {
        private record Started(String metric) implements ObservationRecord { }

        @Override
        public String recorderId() {
            return "print";
        }

        @Override
        public <T> ObservationRecord startGetConfig(
                String path, TypeCapture<T> type, Tags tags, boolean isOptional) {
            return new Started("config.get of " + path);
        }

        @Override
        public ObservationRecord startObservation(String metric, Tags tags) {
            return new Started(metric);
        }

        @Override
        public void finalizeObservation(ObservationRecord record, Tags tags) {
            System.out.println("Done: " + ((Started) record).metric());
        }

        @Override
        public void recordObservation(String counter, double count, Tags tags) {
            System.out.println("Counted: " + counter + " +" + (int) count);
        }

        @Override
        public <T> void recordObservation(
                GResultOf<T> result, String path, TypeCapture<T> type,
                Tags tags, boolean isOptional) {
            System.out.println(
                path + ", errors: " + result.getErrors().size());
        }
    }
    // endregion recorder

    public static void main(String[] args) throws GestaltException {
        // region register
        Gestalt gestalt = new GestaltBuilder()
            .setObservationsEnabled(true)
            .addObservationsRecorder(new PrintRecorder())
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("db.port", "5432x")
                .build())
            .build();
        gestalt.loadConfigs();

        gestalt.getConfig("db.port", 5432, Integer.class);
        gestalt.getConfig("db.port", 5432, Integer.class);
        // endregion register
    }
}
