package docs.usecase.override_env_vars;

import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

/** Who sets the port: the file, a file tagged with dev, the variable, the system property; read without a tag and with it. */
public class PrecedenceTable {

    public static void main(String[] args) throws GestaltException {
        System.out.println("Where the port is set\tRead without a tag\tRead with `profile=dev`");
        row("the file", false, false, false);
        row("the file, a file for `dev`", true, false, false);
        row("the file, the variable", false, true, false);
        row("the file, the variable, `-Dhttp.port`", false, true, true);
        row("the file, a file for `dev`, the variable", true, true, false);
        row("the file, a file for `dev`, the variable, `-Dhttp.port`", true, true, true);
        row("the same, but without the property, and with the variables tagged `profile=dev` too", true, true, false, Tags.of("profile", "dev"));
    }

    private static void row(String places, boolean devFile, boolean variable, boolean property) throws GestaltException {
        row(places, devFile, variable, property, Tags.of());
    }

    private static void row(String places, boolean devFile, boolean variable, boolean property, Tags variableTags) throws GestaltException {
        Tags dev = Tags.of("profile", "dev");
        GestaltBuilder builder = new GestaltBuilder().addSource(ClassPathConfigSourceBuilder.builder()
            .setResource("application.properties").build());
        if (devFile) {
            builder.addSource(MapConfigSourceBuilder.builder().setCustomConfig(Map.of("http.port", "8081")).setTags(dev).build());
        }
        if (variable) {
            builder.addSource(EnvironmentConfigSourceBuilder.builder().setPrefix("BOOKING_").setRemovePrefix(true)
                .setTags(variableTags).build());
        }
        System.clearProperty("http.port");
        if (property) {
            System.setProperty("http.port", "7070");
            builder.addSource(SystemPropertiesConfigSourceBuilder.builder().build());
        }
        Gestalt gestalt = builder.build();
        gestalt.loadConfigs();
        System.out.println(places + "\t" + gestalt.getConfig("http.port", String.class) + from(gestalt.getConfig("http.port", String.class))
            + "\t" + gestalt.getConfig("http.port", String.class, dev) + from(gestalt.getConfig("http.port", String.class, dev)));
    }

    private static String from(String port) {
        return switch (port) {
            case "8080" -> ", the file";
            case "8081" -> ", the file for `dev`";
            case "9090" -> ", the variable";
            case "7070" -> ", the property";
            default -> throw new IllegalStateException(port);
        };
    }
}
