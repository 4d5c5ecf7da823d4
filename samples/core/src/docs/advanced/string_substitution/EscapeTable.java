package docs.advanced.string_substitution;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

/** How a text with ${…} that must stay is written in each format (and a #{…} beside it works). */
public class EscapeTable {

    private static final String STAYS = "Dear ${guest}";
    private static final String WORKS = "Welcome to Harbour";

    public static void main(String[] args) throws GestaltException {
        System.out.println("Format\tSo you write it");
        String two = "Dear \\\\${guest}";
        check("properties", "properties", "title=Harbour\n", "mail = " + two, "greeting = Welcome to #{title}");
        check("JSON", "json", null, "\"mail\": \"" + two + "\"", "\"greeting\": \"Welcome to #{title}\"");
        check("HOCON", "conf", "title = Harbour\n", "mail = \"" + two + "\"", "greeting = \"Welcome to #{title}\"");
        check("YAML, double", "yaml", "title: Harbour\n", "mail: \"" + two + "\"", "greeting: \"Welcome to #{title}\"");
        check("TOML, double", "toml", "title = 'Harbour'\n", "mail = \"" + two + "\"", "greeting = \"Welcome to #{title}\"");
        System.out.println("properties, JSON and HOCON; YAML and TOML in double quotes\t`" + two + "`");

        String one = "Dear \\${guest}";
        check("YAML", "yaml", "title: Harbour\n", "mail: " + one, "greeting: 'Welcome to #{title}'");
        check("YAML, single", "yaml", "title: Harbour\n", "mail: '" + one + "'", "greeting: 'Welcome to #{title}'");
        check("TOML, single", "toml", "title = 'Harbour'\n", "mail = '" + one + "'", "greeting = 'Welcome to #{title}'");
        System.out.println("YAML without quotes; YAML and TOML in single quotes\t`" + one + "`");
    }

    private static void check(String label, String format, String before, String stays, String works)
            throws GestaltException {
        String text = before == null ? "{\"title\": \"Harbour\", " + stays + ", " + works + "}"
            : before + stays + "\n" + works + "\n";
        Gestalt gestalt = new GestaltBuilder()
            .addSource(StringConfigSourceBuilder.builder().setConfig(text).setFormat(format).build())
            .build();
        gestalt.loadConfigs();
        String mail = gestalt.getConfig("mail", String.class);
        String greeting = gestalt.getConfig("greeting", String.class);
        if (!mail.equals(STAYS) || !greeting.equals(WORKS)) {
            throw new IllegalStateException(label + ": " + mail + " / " + greeting);
        }
    }
}
