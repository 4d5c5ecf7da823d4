package docs.usecase.dynamic_values;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class ContainerInRecord {

    // region mix
    public record Http(Integer port, ConfigContainer<Integer> maxRequests) { }

    public static void main(String[] args) throws GestaltException {
        Map<String, String> values = new ConcurrentHashMap<>(Map.of(
            "http.port", "8080", "http.maxRequests", "100"));
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(values).addConfigReloadStrategy(strategy).build())
            .build();
        gestalt.loadConfigs();

        Http http = gestalt.getConfig("http", Http.class);
        values.putAll(Map.of("http.port", "9090", "http.maxRequests", "250"));
        System.out.println("changed:  " + http.port() + ", " + http.maxRequests().orElseThrow());
        strategy.reload();
        System.out.println("reloaded: " + http.port() + ", " + http.maxRequests().orElseThrow());
    }
    // endregion mix
}
