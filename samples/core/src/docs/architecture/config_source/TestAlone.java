package docs.architecture.config_source;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.github.gestalt.config.entity.ConfigNodeContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.loader.PropertyLoader;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.tag.Tags;

public class TestAlone {

    public static void main(String[] args) throws Exception {
        try (PriceOffice office = new PriceOffice()) {
            test(office);
        }
    }

    private static void test(PriceOffice office) throws Exception {
        // region test-alone
        HttpSource source = new HttpSource(
            office.address("/rates"), PriceOffice.TOKEN, "properties");
        for (int i = 0; i < 2; i++) {
            try (InputStream text = source.loadStream()) {
                System.out.print(new String(text.readAllBytes(),
                    StandardCharsets.UTF_8));
            }
        }

        List<ConfigNodeContainer> loaded = new PropertyLoader()
            .loadSource(new ConfigSourcePackage(
                source, List.of(), Tags.of()))
            .results();
        System.out.println(loaded.get(0).getConfigNode()
            .getKey("rates").orElseThrow()
            .getKey("attic").orElseThrow()
            .getValue().orElseThrow());

        HttpSource stranger = new HttpSource(
            office.address("/rates"), "wrong", "properties");
        try {
            stranger.loadStream();
        } catch (GestaltException problem) {
            System.out.println(problem.getMessage());
        }
        // endregion test-alone
    }
}
