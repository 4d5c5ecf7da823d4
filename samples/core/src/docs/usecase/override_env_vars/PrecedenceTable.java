package docs.usecase.override_env_vars;

import java.util.List;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

/** Who sets the port: the file, a file tagged with dev, variables of two prefixes, the system property; read without a tag and with it. */
public class PrecedenceTable {

    private static final Tags NONE = Tags.of();
    private static final Tags DEV = Tags.profile("dev");

    public static void main(String[] args) throws GestaltException {
        System.setProperty("http.port", "7070");
        ConfigSourcePackage file = ClassPathConfigSourceBuilder.builder().setResource("application.properties").build();
        ConfigSourcePackage devFile = MapConfigSourceBuilder.builder().setCustomConfig(Map.of("http.port", "8081")).setTags(DEV).build();
        ConfigSourcePackage booking = variables("BOOKING_", NONE);
        ConfigSourcePackage harbour = variables("HARBOUR_", NONE);
        ConfigSourcePackage property = SystemPropertiesConfigSourceBuilder.builder().build();
        ConfigSourcePackage withPrefix = EnvironmentConfigSourceBuilder.builder().setPrefix("BOOKING_").build();

        System.out.println("The sources, in this order\tRead without a tag\tRead with `profile=dev`");
        row("the file", "8080", "8080", file);
        row("the file, a file for `dev`", "8080", "8081", file, devFile);
        row("the file, `BOOKING_`", "9090", "9090", file, booking);
        row("the file, `BOOKING_`, `HARBOUR_`", "9191", "9191", file, booking, harbour);
        row("the file, `HARBOUR_`, `BOOKING_`", "9090", "9090", file, harbour, booking);
        row("the file, `BOOKING_`, the system properties", "7070", "7070", file, booking, property);
        row("the file, a file for `dev`, `BOOKING_`", "9090", "8081", file, devFile, booking);
        row("the file, a file for `dev`, `BOOKING_`, `HARBOUR_`, the system properties", "7070", "8081",
            file, devFile, booking, harbour, property);
        row("the file, a file for `dev`, `BOOKING_` tagged `profile=dev`", "8080", "9090",
            file, devFile, variables("BOOKING_", DEV));
        row("the file, `BOOKING_` tagged `profile=dev`, `HARBOUR_`", "9191", "9090",
            file, variables("BOOKING_", DEV), harbour);
        row("the file, `BOOKING_` without `setRemovePrefix(true)`", "8080", "8080", file, withPrefix);
        row("the same, but the read is of `booking.http.port`", "booking.http.port", "9090", "9090", file, withPrefix);
    }

    private static ConfigSourcePackage variables(String prefix, Tags tags) throws GestaltException {
        return EnvironmentConfigSourceBuilder.builder().setPrefix(prefix).setRemovePrefix(true).setTags(tags).build();
    }

    private static void row(String sources, String untagged, String tagged, ConfigSourcePackage... added) throws GestaltException {
        row(sources, "http.port", untagged, tagged, added);
    }

    private static void row(String sources, String path, String untagged, String tagged, ConfigSourcePackage... added)
            throws GestaltException {
        Gestalt gestalt = new GestaltBuilder().addSources(List.of(added)).build();
        gestalt.loadConfigs();
        System.out.println(sources + "\t" + cell(gestalt, path, NONE, untagged) + "\t" + cell(gestalt, path, DEV, tagged));
    }

    private static String cell(Gestalt gestalt, String path, Tags tags, String expected) throws GestaltException {
        String port = gestalt.getConfig(path, String.class, tags);
        if (!port.equals(expected)) {
            throw new IllegalStateException(port + " instead of " + expected);
        }
        return port + switch (port) {
            case "8080" -> ", the file";
            case "8081" -> ", the file for `dev`";
            case "9090" -> ", `BOOKING_`";
            case "9191" -> ", `HARBOUR_`";
            default -> ", the property";
        };
    }
}
