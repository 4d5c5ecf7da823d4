package docs.advanced.string_substitution;

import com.sun.net.httpserver.HttpServer;
import io.github.jopenlibs.vault.VaultConfig;
import io.github.jopenlibs.vault.VaultException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.vault.config.VaultBuilder;

public class VaultSecret {

    public static void main(String[] args)
            throws GestaltException, VaultException, IOException {
        HttpServer server = standIn();
        try {
            String address = "http://127.0.0.1:" + server.getAddress().getPort();
            print(address, "token-of-the-service");
        } finally {
            server.stop(0);
        }
    }

    // region vault
    static void print(String address, String token)
            throws GestaltException, VaultException {
        Gestalt gestalt = new GestaltBuilder()
            .addModuleConfig(VaultBuilder.builder()
                .setVaultConfig(new VaultConfig()
                    .address(address)
                    .token(token)
                    .engineVersion(2)
                    .build())
                .build())
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("db.password", "${vault:secret/booking:password}")
                .addCustomConfig("mail.user", "${vault:secret/mail:user:=desk}")
                .build())
            .build();
        gestalt.loadConfigs();

        System.out.println(gestalt.getConfig("db.password", String.class));
        System.out.println(gestalt.getConfig("mail.user", String.class));
    }
    // endregion vault

    /** Answers as Vault does, so that this program runs without one. */
    private static HttpServer standIn() throws IOException {
        HttpServer server = HttpServer.create(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/v1/secret/data/booking", exchange -> {
            byte[] answer = """
                {"data": {"data": {"password": "p@ss"}, "metadata": {"version": 1}}}
                """.getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().add("Content-Type", "application/json");
            exchange.sendResponseHeaders(200, answer.length);
            exchange.getResponseBody().write(answer);
            exchange.close();
        });
        server.start();
        return server;
    }
}
