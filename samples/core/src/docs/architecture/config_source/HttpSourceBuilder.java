package docs.architecture.config_source;

import java.net.URI;
import org.github.gestalt.config.builder.SourceBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ConfigSourcePackage;

/** Adds tags and reload strategies to an HttpSource. */
// region builder
public final class HttpSourceBuilder
        extends SourceBuilder<HttpSourceBuilder, HttpSource> {

    private URI address;
    private String token = "";
    private String format = "properties";

    private HttpSourceBuilder() {
    }

    public static HttpSourceBuilder builder() {
        return new HttpSourceBuilder();
    }

    public HttpSourceBuilder setAddress(URI address) {
        this.address = address;
        return this;
    }

    @Override
    public ConfigSourcePackage build() throws GestaltException {
        if (address == null) {
            throw new GestaltException("Set the address of the source");
        }
        return buildPackage(new HttpSource(address, token, format));
    }
    // endregion builder

    public HttpSourceBuilder setToken(String token) {
        this.token = token;
        return this;
    }

    public HttpSourceBuilder setFormat(String format) {
        this.format = format;
        return this;
    }
}
