package docs.usecase.override_command_line;

import java.util.List;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;

/** Prints a table: the list in the file, the option, the list that the program reads. */
public class ListOptionEffects {

    private static final Map<String, String> INDEXED = Map.of("mail.to[0]", "desk", "mail.to[1]", "owner");
    private static final Map<String, String> TEXT = Map.of("mail.to", "desk, owner");

    public static void main(String[] args) throws GestaltException {
        System.out.println("The file says\tYou type\tThe program reads");
        row(INDEXED, "mail.to[0]", "night");
        row(INDEXED, "mail.to[2]", "night");
        row(INDEXED, "mail.to[3]", "night");
        row(INDEXED, "mail.to", "night,cook");
        row(TEXT, "mail.to", "night,cook");
        row(TEXT, "mail.to[0]", "night");
    }

    private static void row(Map<String, String> configured, String name, String value) throws GestaltException {
        // What -Dname=value does before the program starts.
        System.setProperty(name, value);
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(configured).build())
            .addSource(SystemPropertiesConfigSourceBuilder.builder().build())
            .build();
        gestalt.loadConfigs();
        System.clearProperty(name);

        String file = configured == INDEXED ? "indexed: `desk`, `owner`" : "text: `desk, owner`";
        System.out.printf("%s\t`-D%s=%s`\t%s%n", file, name, value, read(gestalt));
    }

    private static String read(Gestalt gestalt) {
        try {
            return "`" + gestalt.getConfig("mail.to", new TypeCapture<List<String>>() { }) + "`";
        } catch (GestaltException e) {
            return "fails: `" + e.getMessage().replaceAll("(?s).*message: ", "") + "`";
        }
    }
}
