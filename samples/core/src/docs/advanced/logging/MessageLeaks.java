package docs.advanced.logging;

import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

/** Reads one secret as several types and looks for it in what is said about the failure. */
public class MessageLeaks {

    private static final String SECRET = "harbour light";

    enum Mode { OPEN, CLOSED }

    public record Access(String password, String user) { }

    interface Read {
        Object from(Gestalt gestalt) throws GestaltException;
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println("`db.password` is read as\tYou see\tIs it masked?");

        row("an `Integer`, as every number",
            g -> g.getConfig("db.password", Integer.class));
        row("a `UUID`, as a `URI`, a `URL` and dates", g -> g.getConfig("db.password", UUID.class));
        row("an enum", g -> g.getConfig("db.password", Mode.class));
        row("a `Duration`", g -> g.getConfig("db.password", Duration.class));
        row("a record with both keys, then printed",
            g -> g.getConfig("guest", Access.class));
        print("nothing, at the load: it holds `${light}`, without a backslash",
            loading("db.password = harbour${light}", "properties"), "light", "in part");
        print("nothing, at the load: the YAML has a syntax error, `password: harbour: light`",
            loading("db:\n  password: harbour: light", "yaml"), "harbour: light", "no");
    }

    /** What an exception of `loadConfigs()` says, with its cause. */
    private static String loading(String text, String format) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(StringConfigSourceBuilder.builder().setConfig(text).setFormat(format).build())
            .build();
        try {
            gestalt.loadConfigs();
            throw new IllegalStateException("it is loaded: " + text);
        } catch (GestaltException e) {
            return e.getCause() == null ? e.getMessage().split("message: ")[1].split(", make sure")[0]
                : "Caused by: " + e.getCause().getMessage().split("\\^")[0].strip().replaceAll("\\s*\n\\s*", " … ");
        }
    }

    private static void print(String type, String seen, String secret, String masked) {
        if (!seen.contains(secret)) {
            throw new IllegalStateException(type + ": " + seen);
        }
        System.out.println(type + "\t`" + seen + "`\t" + masked);
    }

    private static void row(String type, Read read) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of("db.password", SECRET,
                    "guest.password", SECRET, "guest.user", "desk"))
                .build())
            .build();
        gestalt.loadConfigs();
        String seen;
        try {
            seen = "`" + read.from(gestalt) + "`";
        } catch (GestaltException e) {
            seen = "`" + e.getMessage().split("message: ")[1].split("\n")[0] + "`";
        }
        seen = seen.replace(MessageLeaks.class.getName() + "$", "…");
        System.out.println(type + "\t" + seen + "\t" + (seen.contains(SECRET) ? "no" : "yes"));
    }
}
