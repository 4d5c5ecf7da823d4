package docs.advanced.reload_strategies;

import java.nio.file.Path;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.FileChangeReloadStrategy;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

// proves docs/advanced/reload-strategies.mdx: without an executor the watcher starts a thread that is not a daemon
public class KeepsRunning {

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder()
                .setPath(Path.of("booking.properties").toAbsolutePath())
                .addConfigReloadStrategy(new FileChangeReloadStrategy())
                .build())
            .build();
        gestalt.loadConfigs();

        Thread.getAllStackTraces().keySet().stream()
            .filter(thread -> thread.getName().startsWith("pool-"))
            .forEach(thread -> System.out.println(thread.getName() + ", daemon: " + thread.isDaemon()));

        // Without this line the program does not end.
        System.exit(0);
    }
}
