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
        row("properties", "properties", "title=Harbour\n",
            "mail = Dear \\\\${guest}", "greeting = Welcome to #{title}");
        row("YAML, without quotes or in single ones", "yaml", "title: Harbour\n",
            "mail: Dear \\${guest}", "greeting: 'Welcome to #{title}'");
        row("YAML, in double quotes", "yaml", "title: Harbour\n",
            "mail: \"Dear \\\\${guest}\"", "greeting: \"Welcome to #{title}\"");
        row("JSON", "json", null,
            "\"mail\": \"Dear \\\\${guest}\"", "\"greeting\": \"Welcome to #{title}\"");
        row("TOML, in single quotes", "toml", "title = 'Harbour'\n",
            "mail = 'Dear \\${guest}'", "greeting = 'Welcome to #{title}'");
        row("TOML, in double quotes", "toml", "title = 'Harbour'\n",
            "mail = \"Dear \\\\${guest}\"", "greeting = \"Welcome to #{title}\"");
        row("HOCON", "conf", "title = Harbour\n",
            "mail = \"Dear \\\\${guest}\"", "greeting = \"Welcome to #{title}\"");
    }

    private static void row(String label, String format, String before, String stays, String works)
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
        System.out.println(label + "\t`" + stays + "`");
    }
}
