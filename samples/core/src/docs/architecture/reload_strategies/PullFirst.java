package docs.architecture.reload_strategies;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.ConfigReloadListener;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

public class PullFirst {

    public static void main(String[] args) throws GestaltException, IOException {
        Path server = Path.of("server.properties");
        Path clone = Path.of("clone.properties");
        Files.writeString(clone, "rates.attic = 80\n");
        Files.writeString(server, "rates.attic = 95\n");

        // region pull-first
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        ConfigReloadListener pull = source -> {
            try {
                Files.copy(server, clone, StandardCopyOption.REPLACE_EXISTING);
            } catch (IOException e) {
                throw new GestaltException("No new copy", e);
            }
        };
        strategy.registerListener(pull);

        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder().setPath(clone)
                .addConfigReloadStrategy(strategy).build())
            .build();
        gestalt.loadConfigs();
        System.out.println(gestalt.getConfig("rates.attic", Integer.class));

        strategy.reload();
        System.out.println(gestalt.getConfig("rates.attic", Integer.class));

        Files.delete(server);
        try {
            strategy.reload();
        } catch (GestaltException problem) {
            System.out.println(problem.getMessage().trim());
        }
        // endregion pull-first
    }
}
