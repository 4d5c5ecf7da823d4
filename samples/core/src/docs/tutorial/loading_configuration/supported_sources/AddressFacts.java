package docs.tutorial.loading_configuration.supported_sources;

import com.sun.net.httpserver.HttpServer;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.URLConfigSourceBuilder;

// proves docs/tutorial/loading-configuration/supported-sources.mdx: a status 404, a redirect, an extension after #, Java's proxy
/** Reads addresses of a server on this machine. */
public class AddressFacts {

    public static void main(String[] args) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            String asked = exchange.getRequestURI().toString();
            if (asked.equals("/moved.properties")) {
                exchange.getResponseHeaders().add("Location", "/config");
                exchange.sendResponseHeaders(302, -1);
            } else if (asked.contains("config")) {
                byte[] body = ("asked = " + asked).getBytes(StandardCharsets.UTF_8);
                exchange.sendResponseHeaders(200, body.length);
                exchange.getResponseBody().write(body);
            } else {
                exchange.sendResponseHeaders(404, -1);
            }
            exchange.close();
        });
        server.start();
        int port = server.getAddress().getPort();
        String here = "http://localhost:" + port;
        read("moved", here + "/moved.properties");
        read("an extension after #", here + "/config#.properties");
        read("a query and an extension after #", here + "/config?v=1#.properties");
        read("no such file", here + "/gone.properties");
        System.setProperty("http.proxyHost", "localhost");
        System.setProperty("http.proxyPort", "" + port);
        read("by a proxy", "http://harbour.example/config.properties");
        server.stop(0);
    }

    private static void read(String what, String address) {
        try {
            Gestalt gestalt = new GestaltBuilder()
                .addSource(URLConfigSourceBuilder.builder().setSourceURL(address).build()).build();
            gestalt.loadConfigs();
            System.out.println(what + ": " + gestalt.getConfig("asked", String.class));
        } catch (GestaltException e) {
            System.out.println(what + ": " + e.getMessage().replaceFirst("localhost:\\d+", "localhost")
                + (e.getCause() instanceof FileNotFoundException ? ", caused by a FileNotFoundException" : ""));
        }
    }
}
