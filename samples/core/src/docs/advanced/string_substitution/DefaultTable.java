package docs.advanced.string_substitution;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** What := does; mail.from is a key with an empty value, mail.port one with 25, and nothing else has a name. */
public class DefaultTable {

    public static void main(String[] args) throws GestaltException {
        System.out.println("You write\tYou get\tBecause");
        row("${mail.host:=localhost}", "localhost", "nothing has this name");
        row("${mail.port:=587}", "25", "the key exists");
        row("${mail.from:=desk@harbour.example}", "", "an empty value is a value");
        row("${mail.host:=}", "", "the default is empty");
        row("${mail.url:=http://localhost:25}", "http://localhost:25", "only the first `:=` separates, and a colon is a letter like others");
        row("${sys:mail.host:=${env:MAIL_HOST:=localhost}}", "localhost", "a default may hold a placeholder, so you can list several places");
        row("${mail.host:= localhost }", " localhost ", "blanks belong to the default");
    }

    private static void row(String placeholder, String expected, String because) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("mail.port", "25")
                .addCustomConfig("mail.from", "")
                .addCustomConfig("answer", placeholder)
                .build())
            .build();
        gestalt.loadConfigs();
        String seen = gestalt.getConfig("answer", String.class);
        if (!seen.equals(expected)) {
            throw new IllegalStateException(placeholder + ": " + seen);
        }
        String shown = seen.isEmpty() ? "an empty text"
            : seen.startsWith(" ") ? "the text with both blanks" : "`" + seen + "`";
        System.out.println("`" + placeholder + "`\t" + shown + "\t" + because);
    }
}
