package docs.architecture.config_source;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** A server in the same program: what it answers, and with which status, can be changed. */
final class PriceOffice implements AutoCloseable {

    static final String TOKEN = "harbour-2f7c";

    volatile String published = "rates.attic = 80\n";
    volatile int status = 200;

    private final HttpServer server;

    PriceOffice() throws IOException {
        server = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
        server.createContext("/", exchange -> {
            boolean known = ("Bearer " + TOKEN)
                .equals(exchange.getRequestHeaders().getFirst("Authorization"));
            byte[] body = published.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(known ? status : 401, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
    }

    URI address(String path) {
        return URI.create("http://localhost:" + server.getAddress().getPort() + path);
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
