package docs.architecture.validation;

import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

public class TestAlone {

    public static void main(String[] args) {
        // region test
        GResultOf<PortRange.Http> result = new PortRange.PortValidator().validator(
            new PortRange.Http(0), "http",
            TypeCapture.of(PortRange.Http.class), Tags.of());
        System.out.println(result.getErrors().get(0).description());
        // endregion test
    }
}
