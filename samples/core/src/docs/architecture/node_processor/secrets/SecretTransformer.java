package docs.architecture.node_processor.secrets;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.processor.config.transform.Transformer;
import org.github.gestalt.config.utils.GResultOf;

/** Replaces ${secret:name} by the content of the file of this name. */
public class SecretTransformer implements Transformer {

    private static final Path FOLDER =
        Path.of(System.getProperty("secrets.folder", "/run/secrets"));

    @Override
    public String name() {
        return "secret";
    }

    @Override
    public GResultOf<String> process(
            String path, String key, String rawValue) {
        try {
            String text = Files.readString(FOLDER.resolve(key));
            return GResultOf.result(text.strip());
        } catch (IOException e) {
            return GResultOf.errors(
                new ValidationError.ExceptionReadingFileDuringTransform(
                    path, key, e.getMessage()));
        }
    }
}
