package docs.architecture.config_source;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ConfigSource;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.Pair;

/** Text from an address that wants a token. */
public class HttpSource implements ConfigSource {

    private static final HttpClient CLIENT = HttpClient.newBuilder()
        .connectTimeout(Duration.ofSeconds(2)).build();

    private final UUID id = UUID.randomUUID();
    private final URI address;
    private final String token;
    private final String format;

    public HttpSource(URI address, String token, String format) {
        this.address = address;
        this.token = token;
        this.format = format;
    }

    // region deliver-a-stream
    @Override
    public boolean hasStream() {
        return true;
    }

    @Override
    public InputStream loadStream() throws GestaltException {
        HttpRequest request = HttpRequest.newBuilder(address)
            .header("Authorization", "Bearer " + token)
            .timeout(Duration.ofSeconds(5))
            .build();
        try {
            HttpResponse<byte[]> answer = CLIENT.send(request,
                HttpResponse.BodyHandlers.ofByteArray());
            if (answer.statusCode() != 200) {
                throw new GestaltException(
                    name() + " answered " + answer.statusCode());
            }
            return new ByteArrayInputStream(answer.body());
        } catch (IOException e) {
            throw new GestaltException("Cannot reach " + name(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new GestaltException("Stopped reading " + name(), e);
        }
    }
    // endregion deliver-a-stream

    @Override
    public boolean hasList() {
        return false;
    }

    @Override
    public List<Pair<String, String>> loadList() throws GestaltException {
        throw new GestaltException(name() + " has no list");
    }

    @Override
    public String format() {
        return format;
    }

    @Override
    public String name() {
        return address.getHost() + address.getPath();
    }

    @Override
    public UUID id() {
        return id;
    }

    @Override
    @SuppressWarnings("removal")
    public Tags getTags() {
        return Tags.of();
    }
}
