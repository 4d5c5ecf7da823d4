package docs.tutorial.loading_configuration.config_loader;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.io.IOException;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ConfigNodeContainer;
import org.github.gestalt.config.entity.GestaltModuleConfig;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.loader.PropertyLoaderModuleConfigBuilder;
import org.github.gestalt.config.node.MapNode;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.utils.GResultOf;

/** Makes each mistake and prints what comes of it, then tries what the last column says. */
public class Mistakes {

    private static final String POOL = "{\"pool\": {\"max_wait\": 30}}";

    public record JacksonPool(@JsonProperty("max_wait") Integer longest) { }

    public record Pool(@Config(path = "max_wait") Integer longest) { }

    interface Attempt {
        String run() throws GestaltException;
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println("You write\tYou get\tInstead");
        row("a file `prices.YAML`, or YAML without `gestalt-yaml`",
            () -> read(new GestaltBuilder(), "Port: 80", "YAML"),
            "`prices.yaml`, and the module",
            () -> read(new GestaltBuilder(), "Port: 80", "yaml"));
        row("a file `booking`, without an extension",
            () -> read(new GestaltBuilder(), "Port = 80", ""),
            "name the format, as above",
            () -> read(new GestaltBuilder(), "Port = 80", "properties"));
        row("one JAR of everything (Shade, Shadow) whose `META-INF/services` files were not merged",
            () -> unmerged(() -> read(new GestaltBuilder(), "Port: 80", "yaml")),
            "`mergeServiceFiles()` in Gradle, `ServicesResourceTransformer` in Maven",
            () -> read(new GestaltBuilder(), "Port: 80", "yaml"));
        row("a section `[db]` in `prices.ini`",
            () -> read(new GestaltBuilder(), "[db]\nPort = 80", "properties"),
            "`db.port = 80`",
            () -> load(new GestaltBuilder(), "db.port = 80", "properties").getConfig("db.port", String.class));
        row("two `addModuleConfig(…)` for the property loader, each with one format",
            () -> read(accept("properties").addModuleConfig(property("ini")), "Port = 80", "properties"),
            "one with both, because the last one counts",
            () -> read(accept("ini", "properties"), "Port = 80", "properties"));
        row("`addConfigLoader(…)` alone, then a property file",
            () -> read(new GestaltBuilder().addConfigLoader(new CsvLoader()), "Port = 80", "properties"),
            "`addDefaultConfigLoaders()` too",
            () -> read(new GestaltBuilder().addConfigLoader(new CsvLoader()).addDefaultConfigLoaders(),
                "Port = 80", "properties"));
        row("`addAcceptedFormat(\"ini\")` alone, then a property file",
            () -> read(accept("ini"), "Port = 80", "properties"),
            "`addAcceptedFormat(\"properties\")` too",
            () -> read(accept("ini", "properties"), "Port = 80", "properties")
                + read(accept("ini", "properties"), "Port = 80", "ini"));
        row("`@JsonProperty(\"max_wait\")` on a member",
            () -> "" + load(new GestaltBuilder(), POOL, "json").getConfig("pool", JacksonPool.class),
            "`@Config(path = \"max_wait\")`",
            () -> "" + load(new GestaltBuilder(), POOL, "json").getConfig("pool", Pool.class));
        row("an empty file, for the `CsvLoader` above",
            () -> read(new GestaltBuilder().addConfigLoader(new CsvLoader()), "", "csv"),
            "return an empty `MapNode`",
            () -> {
                load(new GestaltBuilder().addConfigLoader(new EmptyLoader()), "", "csv");
                return "";
            });
        row("a YAML file with a tab in front of a key",
            () -> read(new GestaltBuilder(), "http:\n\tport: 80", "yaml"),
            "spaces",
            () -> read(new GestaltBuilder(), "Port: 80\nhttp:\n  port: 80", "yaml"));
    }

    /** What a loader returns for a file without keys. */
    private static class EmptyLoader extends CsvLoader {
        @Override
        public GResultOf<List<ConfigNodeContainer>> loadSource(ConfigSourcePackage source) {
            return GResultOf.result(List.of(new ConfigNodeContainer(
                new MapNode(Map.of()), source.getConfigSource(), source.getTags())));
        }
    }

    /** Runs with the service file of one module for all modules, as in a JAR in which one file has overwritten the others. */
    private static String unmerged(Attempt attempt) throws GestaltException {
        Thread thread = Thread.currentThread();
        ClassLoader loader = thread.getContextClassLoader();
        thread.setContextClassLoader(new ClassLoader(loader) {
            @Override
            public Enumeration<URL> getResources(String name) throws IOException {
                List<URL> all = Collections.list(super.getResources(name));
                all.removeIf(url -> name.startsWith("META-INF/services/") && !url.getPath().contains("gestalt-core"));
                return Collections.enumeration(all);
            }
        });
        try {
            return attempt.run();
        } finally {
            thread.setContextClassLoader(loader);
        }
    }

    private static GestaltBuilder accept(String... formats) {
        return new GestaltBuilder().addModuleConfig(property(formats));
    }

    private static GestaltModuleConfig property(String... formats) {
        PropertyLoaderModuleConfigBuilder loader = PropertyLoaderModuleConfigBuilder.builder();
        for (String format : formats) {
            loader.addAcceptedFormat(format);
        }
        return loader.build();
    }

    private static void row(String mistake, Attempt wrong, String instead, Attempt right) throws GestaltException {
        right.run();
        try {
            System.out.println(mistake + "\t" + wrong.run() + "\t" + instead);
        } catch (GestaltException problem) {
            String[] lines = problem.getMessage().split("\n");
            String message = lines[lines.length - 1].replaceFirst("^ - level: \\w+, message: ", "");
            System.out.println(mistake + "\t`" + message.trim() + "`\t" + instead);
        }
    }

    private static String read(GestaltBuilder builder, String text, String format) throws GestaltException {
        return load(builder, text, format).getConfig("Port", String.class);
    }

    private static Gestalt load(GestaltBuilder builder, String text, String format) throws GestaltException {
        ConfigSourcePackage source = StringConfigSourceBuilder.builder()
            .setConfig(text).setFormat(format).build();
        Gestalt gestalt = builder.addSource(source).build();
        gestalt.loadConfigs();
        return gestalt;
    }
}
