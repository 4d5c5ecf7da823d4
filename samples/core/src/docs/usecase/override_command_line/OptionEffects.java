package docs.usecase.override_command_line;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;

/** Prints a table: what the file says, the option, what the program reads. */
public class OptionEffects {

    private static final String YAML = "mail.to: [desk, owner]";
    private static final String INDEXED = "mail.to[0] = desk\nmail.to[1] = owner";

    public static void main(String[] args) throws GestaltException {
        System.out.println("The file says\tYou type\tThe program reads");
        row("http.port = 8080", "HTTP.Port", "9000");
        row("http.proxy = none", "http.proxy", "");
        row("mail.host = localhost", "mail.host", "${db.host}");
        row("backup = /var/backup", "backup", "D:\\hotel\\backup");
        row("rooms[0].beds = 2", "rooms[0].beds", "3");
        row("mail.to = desk, owner", "mail.to", "night,cook");
        row("mail.to = desk, owner", "mail.to", "night\\,late,cook");
        list("mail.to", "night,cook");
        list("mail.to[1]", "night");
        list("mail.to[2]", "night");
    }

    private static void row(String file, String name, String value) throws GestaltException {
        String path = file.substring(0, file.indexOf(' '));
        boolean list = file.contains(",");
        print("`" + file + "`", name, value, list ? read(file, "properties", name, value) : text(file, path, name, value));
    }

    /** The same list in YAML and with an index for each element: an option does the same to both. */
    private static void list(String name, String value) throws GestaltException {
        String read = read(YAML, "yaml", name, value);
        if (!read.equals(read(INDEXED, "properties", name, value))) {
            throw new IllegalStateException("YAML and indexes differ: " + read);
        }
        print("a YAML list, or indexes: `desk`, `owner`", name, value, read);
    }

    private static void print(String file, String name, String value, String read) {
        System.out.println(file + "\t`-D" + name + "=" + value + "`\t" + read);
    }

    private static String text(String file, String path, String name, String value) throws GestaltException {
        String read = load(file + "\ndb.host = db.harbour.example", "properties", name, value).getConfig(path, String.class);
        return read.isEmpty() ? "an empty text" : "`" + read + "`";
    }

    private static String read(String file, String format, String name, String value) throws GestaltException {
        return "`" + String.join("` and `", load(file, format, name, value).getConfig("mail.to", new TypeCapture<List<String>>() { })) + "`";
    }

    private static Gestalt load(String file, String format, String name, String value) throws GestaltException {
        // What -Dname=value does before the program starts.
        System.setProperty(name, value);
        Gestalt gestalt = new GestaltBuilder()
            .addSource(StringConfigSourceBuilder.builder().setConfig(file).setFormat(format).build())
            .addSource(SystemPropertiesConfigSourceBuilder.builder().build())
            .build();
        gestalt.loadConfigs();
        System.clearProperty(name);
        return gestalt;
    }
}
