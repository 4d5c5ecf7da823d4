package docs.tutorial.loading_configuration.config_sources;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;

public class LayerTable {

    private static final List<String> PATHS =
        List.of("db.port", "db.pool.size", "db.host", "http.port");

    public static void main(String[] args) throws GestaltException {
        Map<String, ConfigSourcePackage> sources = new LinkedHashMap<>();
        sources.put("`application.properties`",
            ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build());
        sources.put("`application-dev.properties`",
            ClassPathConfigSourceBuilder.builder()
                .setResource("application-dev.properties").build());
        sources.put("environment",
            EnvironmentConfigSourceBuilder.builder()
                .setPrefix("BOOKING").setRemovePrefix(true).build());
        sources.put("system properties",
            SystemPropertiesConfigSourceBuilder.builder().build());

        // The table shows the last source at the top.
        StringBuilder table = new StringBuilder();
        List<ConfigSourcePackage> all = new ArrayList<>();
        for (Map.Entry<String, ConfigSourcePackage> source : sources.entrySet()) {
            all.add(source.getValue());
            table.insert(0, row(source.getKey(), List.of(source.getValue())));
        }
        System.out.println("Source\t`" + String.join("`\t`", PATHS) + "`");
        System.out.print(table);
        System.out.print(row("You read", all));
    }

    private static String row(String name, List<ConfigSourcePackage> sources)
            throws GestaltException {
        StringBuilder row = new StringBuilder(name);
        for (String path : PATHS) {
            row.append('\t').append(value(path, sources).orElse("–"));
        }
        return row.append('\n').toString();
    }

    private static Optional<String> value(
            String path, List<ConfigSourcePackage> sources)
            throws GestaltException {
        Gestalt gestalt = new GestaltBuilder().addSources(sources).build();
        gestalt.loadConfigs();
        return gestalt.getConfigOptional(path, String.class);
    }
}
