package docs.advanced.node_substitution;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

// proves docs/advanced/node-substitution.mdx: how $include:1 is written in each format, and which side wins
/** The same include over the settings around it, in each format: all rows give the host of the file. */
public class OrderTable {

    private static final String VALUE = "source=classPath,resource=db.properties";

    public static void main(String[] args) throws GestaltException {
        System.out.println("Format\tThe key of an include that wins");
        row("properties", "properties", "db.$include\\:1 = " + VALUE + "\ndb.host = own\n", "$include\\:1");
        row("YAML", "yaml", "db:\n  $include:1: " + VALUE + "\n  host: own\n", "$include:1");
        row("JSON", "json", "{\"db\": {\"$include:1\": \"" + VALUE + "\", \"host\": \"own\"}}", "\"$include:1\"");
        row("TOML", "toml", "[db]\n\"$include:1\" = '" + VALUE + "'\nhost = 'own'\n", "\"$include:1\"");
        row("HOCON", "conf", "db {\n  \"$include:1\" = \"" + VALUE + "\"\n  host = own\n}\n", "\"$include:1\"");

        // Without a number, with 0 and with a negative number, the settings around it win.
        for (String key : new String[] {"$include", "$include\\:0", "$include\\:-1"}) {
            check(read("properties", "db." + key + " = " + VALUE + "\ndb.host = own\n").equals("own"));
        }
        // Of two includes, the one with the higher number wins, in whichever order they are written.
        for (int[] pair : new int[][] {{2, 1}, {-1, -2}}) {
            String high = "db.$include\\:" + pair[0] + " = source=node,path=high\n";
            String low = "db.$include\\:" + pair[1] + " = source=node,path=low\n";
            String branches = "high.host = high\nlow.host = low\n";
            check(read("properties", branches + high + low).equals("high") && read("properties", branches + low + high).equals("high"));
        }
        // Two spellings of one number are two keys: both are included.
        for (String[] pair : new String[][] {{"$include", "$include\\:-1"}, {"$include\\:-1", "$include"}}) {
            Gestalt both = load("properties", "first.user = a\nfirst.host = first\nsecond.pool = 2\nsecond.host = second\n"
                + "db." + pair[0] + " = source=node,path=first\ndb." + pair[1] + " = source=node,path=second\n");
            check(both.getConfigOptional("db.user", String.class).isPresent() && both.getConfigOptional("db.pool", String.class).isPresent());
        }
        // The colon without its backslash ends the key of a property, and the include does nothing.
        check(read("properties", "db.$include:1 = " + VALUE + "\ndb.host = own\n").equals("own"));
    }

    private static void row(String label, String format, String text, String key) throws GestaltException {
        check(read(format, text).equals("db.harbour.example"));
        System.out.println(label + "\t`" + key + "`");
    }

    private static String read(String format, String text) throws GestaltException {
        return load(format, text).getConfig("db.host", String.class);
    }

    private static Gestalt load(String format, String text) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(StringConfigSourceBuilder.builder().setConfig(text).setFormat(format).build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static void check(boolean holds) {
        if (!holds) {
            throw new IllegalStateException("The library answers otherwise.");
        }
    }
}
