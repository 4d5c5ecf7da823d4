package docs.advanced.reload_strategies;

import java.net.InetAddress;
import java.net.ServerSocket;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.URLConfigSourceBuilder;

// proves docs/advanced/reload-strategies.mdx: with this option of the JVM an address that never answers fails
public class SilentAddress {

    public static void main(String[] args) throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Gestalt gestalt = new GestaltBuilder()
                .addSource(URLConfigSourceBuilder.builder()
                    .setSourceURL("http://localhost:" + silent.getLocalPort() + "/rates.properties")
                    .build())
                .build();
            gestalt.loadConfigs();
        } catch (GestaltException e) {
            Throwable cause = e;
            while (cause.getCause() != null) {
                cause = cause.getCause();
            }
            System.out.println(cause);
        }
    }
}
