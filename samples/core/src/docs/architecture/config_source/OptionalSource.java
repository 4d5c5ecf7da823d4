package docs.architecture.config_source;

import java.io.InputStream;
import java.net.URI;
import org.github.gestalt.config.exceptions.GestaltException;

/** Lets the program start while the address does not answer. */
public class OptionalSource extends HttpSource {

    private volatile boolean loaded;

    public OptionalSource(URI address, String token, String format) {
        super(address, token, format);
    }

    // region start-without
    @Override
    public InputStream loadStream() throws GestaltException {
        try {
            InputStream text = super.loadStream();
            loaded = true;
            return text;
        } catch (GestaltException problem) {
            if (loaded) {
                throw problem;
            }
            System.out.println("Without " + name() + ", because "
                + problem.getMessage());
            return InputStream.nullInputStream();
        }
    }
    // endregion start-without
}
