package docs.advanced.reload_strategies;

import java.time.Duration;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.FileChangeReloadStrategy;
import org.github.gestalt.config.reload.TimedConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class RefusedStrategies {

    public static void main(String[] args) throws GestaltException {
        try {
            MapConfigSourceBuilder.builder()
                .addCustomConfig("db.pool.size", "20")
                .addConfigReloadStrategy(new FileChangeReloadStrategy())
                .build();
        } catch (GestaltException e) {
            // The name of the source's class and a hash code follow.
            System.out.println(e.getMessage().replaceAll(" org\\..*", " …"));
        }

        try {
            new TimedConfigReloadStrategy(Duration.ofNanos(999_999));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
