package docs.advanced.reload_strategies;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.TimedConfigReloadStrategy;
import org.github.gestalt.config.source.URLConfigSourceBuilder;

public class TimedReload {

    private static volatile String published = "rates.attic = 80\n";

    public static void main(String[] args) throws GestaltException, IOException, InterruptedException {
        HttpServer server = priceOffice();
        String host = "http://localhost:" + server.getAddress().getPort();

        // region poll-an-address
        Gestalt gestalt = new GestaltBuilder()
            .addSource(URLConfigSourceBuilder.builder()
                .setSourceURL(host + "/rates.properties")
                .addConfigReloadStrategy(
                    new TimedConfigReloadStrategy(Duration.ofSeconds(15)))
                .build())
            .build();
        gestalt.loadConfigs();
        // endregion poll-an-address

        published = "rates.attic = 95\n";
        int price = 80;
        while (price == 80) {
            Thread.sleep(100);
            price = gestalt.getConfig("rates.attic", Integer.class);
        }
        System.out.println("Price: " + price);
        server.stop(0);
    }

    /** The address of the price office, here a server in the same program. */
    private static HttpServer priceOffice() throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
        server.createContext("/rates.properties", exchange -> {
            byte[] body = published.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
        return server;
    }
}
