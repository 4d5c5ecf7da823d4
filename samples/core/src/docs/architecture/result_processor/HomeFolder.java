package docs.architecture.result_processor;

import java.nio.file.Path;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.processor.result.ResultProcessor;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

public class HomeFolder {

    // region processor
    static class HomeFolderProcessor implements ResultProcessor {
        @Override
        @SuppressWarnings("unchecked")
        public <T> GResultOf<T> processResults(
                GResultOf<T> result, String path, boolean isOptional,
                T defaultValue, TypeCapture<T> type, Tags tags) {
            if (!(result.results() instanceof Path folder) || !folder.startsWith("~")) {
                return result;
            }
            Path home = Path.of(System.getProperty("user.home"));
            Path whole = home.resolve(Path.of("~").relativize(folder));
            return GResultOf.resultOf((T) whole, result.getErrors(),
                result.isDefault(), result.getMetadata());
        }
    }
    // endregion processor

    public static void main(String[] args) throws GestaltException {
        // region register
        Gestalt gestalt = new GestaltBuilder()
            .addResultProcessor(new HomeFolderProcessor())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build())
            .build();
        gestalt.loadConfigs();

        System.out.println(gestalt.getConfig("uploads.folder", Path.class));
        System.out.println(gestalt.getConfig("backup.folder", Path.class));
        // endregion register
    }
}
