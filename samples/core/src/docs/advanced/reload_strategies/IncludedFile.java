package docs.advanced.reload_strategies;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.Executors;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.FileChangeReloadStrategy;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

// proves docs/advanced/reload-strategies.mdx: no strategy watches an included file, and a reload of any source reads it
public class IncludedFile {

    public static void main(String[] args) throws GestaltException, IOException, InterruptedException {
        Path included = replace("db.properties", "size = 20\n");
        Path file = replace("service.properties", "db.$include = source=file,path=" + included + "\n");
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder()
                .setPath(file)
                .addConfigReloadStrategy(new FileChangeReloadStrategy(Executors.newSingleThreadExecutor(task -> {
                    Thread thread = new Thread(task, "config-watcher");
                    thread.setDaemon(true);
                    return thread;
                })))
                .build())
            .build();
        gestalt.loadConfigs();
        System.out.println("At the start: " + gestalt.getConfig("db.size", Integer.class));

        replace("db.properties", "size = 40\n");
        Thread.sleep(1500);
        System.out.println("After a change of the included file: " + gestalt.getConfig("db.size", Integer.class));

        replace("service.properties", "title = new\ndb.$include = source=file,path=" + included + "\n");
        for (int i = 0; i < 300 && gestalt.getConfig("db.size", Integer.class) == 20; i++) {
            Thread.sleep(100);
        }
        System.out.println("After a change of the watched file: " + gestalt.getConfig("db.size", Integer.class));
    }

    private static Path replace(String name, String text) throws IOException {
        Path file = Path.of(name).toAbsolutePath();
        return Files.move(Files.writeString(file.resolveSibling(name + ".next"), text), file, StandardCopyOption.REPLACE_EXISTING);
    }
}
