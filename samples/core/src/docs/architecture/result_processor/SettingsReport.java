package docs.architecture.result_processor;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.ConfigPriority;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.entity.ValidationLevel;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.processor.result.ResultProcessor;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

public class SettingsReport {

    // region processor
    @ConfigPriority(100)
    static class ReportProcessor implements ResultProcessor {
        final Map<String, String> report = new ConcurrentSkipListMap<>();

        @Override
        public <T> GResultOf<T> processResults(
                GResultOf<T> result, String path, boolean isOptional,
                T defaultValue, TypeCapture<T> type, Tags tags) {
            List<ValidationError> wrong = result.getErrors(ValidationLevel.ERROR);
            String nothing = !wrong.isEmpty() ? "wrong: " + wrong.get(0).description()
                : isOptional ? "not set" : "missing";
            report.put(path, result.hasResults() ? "set" : nothing);
            return result;
        }
    }
    // endregion processor

    public static void main(String[] args) throws GestaltException {
        // region read
        ReportProcessor processor = new ReportProcessor();
        Gestalt gestalt = new GestaltBuilder()
            .addResultProcessor(processor)
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build())
            .build();
        gestalt.loadConfigs();

        gestalt.getConfig("http.port", Integer.class);
        gestalt.getConfig("http.threads", 8, Integer.class);
        gestalt.getConfigOptional("mail.host", String.class);
        try {
            gestalt.getConfig("db.host", String.class);
        } catch (GestaltException e) {
            System.out.println("The service cannot start.");
        }
        processor.report.forEach((path, state) -> System.out.println(path + ": " + state));
        // endregion read
    }
}
