package docs.usecase.override_command_line;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;

/** Prints a table: what the file says, the option, what the program reads. */
public class OptionEffects {

    public static void main(String[] args) throws GestaltException {
        System.out.println("The file says\tYou type\tThe program reads");
        row("http.port", "8080", "http.port", "9000", Integer.class);
        row("http.port", "8080", "HTTP.Port", "9000", Integer.class);
        row("http.proxy", "none", "http.proxy", "", String.class);
        row("http.port", "8080", "http.port", "", Integer.class);
        row("mail.host", "localhost", "mail.host", "${db.host}", String.class);
        row("booking.languages", "en, pt", "booking.languages", "de,fr", String[].class);
    }

    private static void row(String path, String configured, String name, String value, Class<?> type) throws GestaltException {
        // What -Dname=value does before the program starts.
        System.setProperty(name, value);
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig(path, configured).addCustomConfig("db.host", "replica").build())
            .addSource(SystemPropertiesConfigSourceBuilder.builder().build())
            .build();
        gestalt.loadConfigs();
        System.clearProperty(name);

        String option = "-D" + name + "=" + value;
        System.out.printf("`%s = %s`\t`%s`\t%s%n", path, configured,
            option.matches(".*[ $].*") ? "'" + option + "'" : option, read(gestalt, path, type));
    }

    private static String read(Gestalt gestalt, String path, Class<?> type) {
        try {
            Object value = gestalt.getConfig(path, type);
            String text = value instanceof String[] texts ? String.join(" and ", texts) : value.toString();
            return text.isEmpty() ? "an empty text" : "`" + text + "`";
        } catch (GestaltException e) {
            return "an error";
        }
    }
}
