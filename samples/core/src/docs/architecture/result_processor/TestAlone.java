package docs.architecture.result_processor;

import java.nio.file.Path;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

public class TestAlone {

    public static void main(String[] args) {
        // region test
        GResultOf<Path> result = new HomeFolder.HomeFolderProcessor().processResults(
            GResultOf.result(Path.of("~/uploads")), "uploads.folder", false, null,
            TypeCapture.of(Path.class), Tags.of());
        System.out.println(result.results());
        // endregion test
    }
}
