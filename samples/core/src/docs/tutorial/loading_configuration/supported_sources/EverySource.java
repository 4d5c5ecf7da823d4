package docs.tutorial.loading_configuration.supported_sources;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;
import org.github.gestalt.config.source.FileConfigSourceBuilder;
import org.github.gestalt.config.source.InputStreamConfigSourceBuilder;
import org.github.gestalt.config.source.KubernetesSecretConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;
import org.github.gestalt.config.source.URLConfigSourceBuilder;

public class EverySource {

    public static void main(String[] args) throws Exception {
        System.out.println("Source\tBuilder calls\tMakes a\tFormat");

        // region class-path
        ConfigSourcePackage classPath = ClassPathConfigSourceBuilder.builder()
            .setResource("booking.properties").build();
        // endregion class-path
        row("a file on the class path", "ClassPathConfigSourceBuilder", "setResource", classPath, "http.port");

        // region file
        ConfigSourcePackage file = FileConfigSourceBuilder.builder()
            .setPath(Path.of("booking.properties")).build();
        // endregion file
        row("a file", "FileConfigSourceBuilder", "setPath or setFile", file, "http.port");

        // region url
        String address = Path.of("booking.properties").toUri().toString();
        ConfigSourcePackage url = URLConfigSourceBuilder.builder()
            .setSourceURL(address).build();
        // endregion url
        row("an address", "URLConfigSourceBuilder", "setSourceURL", url, "http.port");

        // region text
        ConfigSourcePackage text = StringConfigSourceBuilder.builder()
            .setConfig("http.port = 8080").setFormat("properties").build();
        // endregion text
        row("a text", "StringConfigSourceBuilder", "setConfig, setFormat", text, "http.port");

        // region stream
        InputStream stream = Files.newInputStream(Path.of("booking.properties"));
        ConfigSourcePackage fromStream = InputStreamConfigSourceBuilder.builder()
            .setConfig(stream).setFormat("properties").build();
        // endregion stream
        row("a stream", "InputStreamConfigSourceBuilder", "setConfig, setFormat", fromStream, "http.port");

        // region map
        ConfigSourcePackage map = MapConfigSourceBuilder.builder()
            .setCustomConfig(Map.of("http.port", "8080")).build();
        // endregion map
        row("a map", "MapConfigSourceBuilder", "setCustomConfig or addCustomConfig", map, "http.port");

        // region environment
        ConfigSourcePackage environment = EnvironmentConfigSourceBuilder.builder()
            .setPrefix("BOOKING").setRemovePrefix(true).build();
        // endregion environment
        row("the environment", "EnvironmentConfigSourceBuilder", "setPrefix, setRemovePrefix", environment, "http.port");

        // region system-properties
        ConfigSourcePackage systemProperties =
            SystemPropertiesConfigSourceBuilder.builder().build();
        // endregion system-properties
        row("the system properties", "SystemPropertiesConfigSourceBuilder", "none", systemProperties, "http.port");

        // region kubernetes-secrets
        ConfigSourcePackage secrets = KubernetesSecretConfigSourceBuilder.builder()
            .setPath(Path.of("secrets")).build();
        // endregion kubernetes-secrets
        row("a folder of Kubernetes secrets", "KubernetesSecretConfigSourceBuilder", "setPath or setFile", secrets, "db.password");
    }

    private static void row(String name, String builder, String calls, ConfigSourcePackage source, String path)
            throws Exception {
        Gestalt gestalt = new GestaltBuilder().addSource(source).build();
        gestalt.loadConfigs();
        if (gestalt.getConfig(path, String.class).isEmpty()) {
            throw new IllegalStateException(name);
        }
        String format = source.getConfigSource().format();
        System.out.printf("%s\t`%s`: %s\t`%s`\t%s%n", name, builder, calls.equals("none") ? "nothing that you need"
            : calls.replaceAll("(\\w*[A-Z]\\w*)", "`$1`"),
            source.getConfigSource().getClass().getSimpleName(),
            calls.contains("setFormat") ? "what you set" : format.equals("properties")
                ? "the extension" : "`" + format + "`");
    }
}
