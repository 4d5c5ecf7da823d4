package docs.advanced.string_substitution;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Started with -DPORT=7000 -DHOST=h7 and the variables PORT=6000, HOST=h6, REGION=eu; the source has the keys port and region.name. */
public class LookupOrder {

    public static void main(String[] args) throws GestaltException {
        System.out.println("Placeholder\tThe name is\tYou get");
        row("${PORT}", "in all three", "8000");
        row("${HOST}", "a system property and an environment variable", "h7");
        row("${REGION}", "an environment variable", "eu");
        row("${Region.Name}", "a key of the tree, in other letters", "Europe");
        row("${node:PORT}", "in all three, and only the tree is asked", "8000");
        row("${sys:PORT}", "in all three, and only the system properties are asked", "7000");
        row("${env:PORT}", "in all three, and only the environment is asked", "6000");
        row("${sys:port}", "a system property in other letters",
            "“No System Property found for: port, on path: answer during post process”");
        row("${env:port}", "an environment variable in other letters",
            "“No Environment Variables found for: port, on path: answer during post process”");
    }

    private static void row(String placeholder, String where, String expected) {
        String seen = read(placeholder);
        if (!seen.contains(expected.replaceAll("[“”]", ""))) {
            throw new IllegalStateException(placeholder + ": " + seen);
        }
        String shown = expected.startsWith("“") ? expected : "`" + expected + "`";
        System.out.println("`" + placeholder + "`\t" + where + "\t" + shown);
    }

    private static String read(String placeholder) {
        try {
            Gestalt gestalt = new GestaltBuilder()
                .addSource(MapConfigSourceBuilder.builder()
                    .addCustomConfig("port", "8000")
                    .addCustomConfig("region.name", "Europe")
                    .addCustomConfig("answer", placeholder)
                    .build())
                .build();
            gestalt.loadConfigs();
            return gestalt.getConfig("answer", String.class);
        } catch (GestaltException e) {
            return e.getMessage();
        }
    }
}
