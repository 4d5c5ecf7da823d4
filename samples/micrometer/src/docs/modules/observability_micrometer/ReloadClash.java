package docs.modules.observability_micrometer;

import java.util.HashMap;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.micrometer.builder.MicrometerModuleConfigBuilder;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

// proves docs/modules/observability-micrometer.mdx: a reload that clashes with another source fails, yet its values are in use until the repaired source is reloaded; where they clash, the later source wins
public class ReloadClash {

    public static void main(String[] args) throws GestaltException {
        System.out.println("THE LATER SOURCE IS RELOADED");
        clash(false);
        System.out.println("THE EARLIER SOURCE IS RELOADED");
        clash(true);
    }

    private static void clash(boolean reloadedFirst) throws GestaltException {
        Map<String, String> values = new HashMap<>(Map.of("booking.title", "Harbour"));
        ManualConfigReloadStrategy reload = new ManualConfigReloadStrategy();
        ConfigSourcePackage reloaded = MapConfigSourceBuilder.builder()
            .setCustomConfig(values)
            .addConfigReloadStrategy(reload)
            .build();
        ConfigSourcePackage other = MapConfigSourceBuilder.builder()
            .addCustomConfig("http.port", "8080")
            .addCustomConfig("http.host", "localhost")
            .build();
        Gestalt config = new GestaltBuilder()
            .addModuleConfig(MicrometerModuleConfigBuilder.builder().build())
            .addSource(reloadedFirst ? reloaded : other)
            .addSource(reloadedFirst ? other : reloaded)
            .build();
        config.loadConfigs();
        config.getConfig("http.port", Integer.class);

        values.put("http", "on");
        values.put("booking.title", "Harbour Hotel");
        try {
            reload.reload();
        } catch (GestaltException e) {
            System.out.println(e.getMessage());
        }
        print("after the failed reload", config);

        values.remove("http");
        reload.reload();
        print("after the repair", config);
    }

    private static void print(String words, Gestalt config) throws GestaltException {
        System.out.println(words);
        System.out.println("  http.port, read before: " + config.getConfig("http.port", Integer.class));
        System.out.println("  http.host:              " + config.getConfig("http.host", "missing", String.class));
        System.out.println("  booking.title:          " + config.getConfig("booking.title", String.class));
    }
}
