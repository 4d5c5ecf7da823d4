package docs.architecture.config_loader;

import java.util.List;
import java.util.Set;
import org.github.gestalt.config.entity.ConfigNodeContainer;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.StringConfigSource;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

public class TestXml {

    public static void main(String[] args) throws GestaltException {
        // region test-xml
        System.out.println(load("<b><room beds='2'/></b>")
            .results().get(0).getConfigNode());
        System.out.println(load("<b/>").results().get(0).getConfigNode());
        for (ValidationError error
                : load("<b><http/><http/></b>").getErrors()) {
            System.out.println(error.level() + ": " + error.description());
        }
        try {
            load("<b>");
        } catch (GestaltException problem) {
            System.out.println(problem.getMessage());
        }
        // endregion test-xml
    }

    private static GResultOf<List<ConfigNodeContainer>> load(String text)
            throws GestaltException {
        return new XmlLoader(Set.of("room")).loadSource(
            new ConfigSourcePackage(new StringConfigSource(text, "xml"),
                List.of(), Tags.of()));
    }
}
