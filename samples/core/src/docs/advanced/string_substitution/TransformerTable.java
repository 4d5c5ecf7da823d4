package docs.advanced.string_substitution;

import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.processor.config.transform.Transformer;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Every transformer of gestalt-core that gives the same text at each run, with what it gives; each is named once. */
public class TransformerTable {

    private static final Set<String> LEFT = ServiceLoader.load(Transformer.class).stream()
        .map(provider -> provider.get().name()).collect(Collectors.toCollection(TreeSet::new));

    public static void main(String[] args) throws GestaltException {
        System.out.println("You write\tYou get\tThe transformer gives");
        row("node", "${node:db.port}", "5432", "a value of the tree");
        row("sys", "${sys:app.zone}", "eu-west", "a system property");
        row("env", "${env:DB_HOST}", "db.harbour.example", "an environment variable");
        row("file", "${file:motto.txt}", "Rooms with a view\n", "the content of a file");
        row("classpath", "${classpath:motto.txt}", "Rooms with a view\n", "the content of a resource");
        row("base64Encode", "${base64Encode:${db.password}}", "czNAdA==", "the text in Base64");
        row("base64Decode", "${base64Decode:czNAdA==}", "s3@t", "the text that was in Base64");
        row("urlEncode", "${urlEncode:${db.password}}", "s3%40t", "the text, fit for a URL");
        row("urlDecode", "${urlDecode:s3%40t}", "s3@t", "the text that was in a URL");
        row("dist100", "${dist100:25:short,long}", null, "one of several texts, at random");
        row("random", "${random:int(1000,9999)}", null, "a number or text, at random");
        row("envVar", "${env:DB_HOST}", "db.harbour.example", "as `env`, deprecated: it logs a warning");
        if (!LEFT.isEmpty()) {
            throw new IllegalStateException("not in the table: " + LEFT);
        }
    }

    private static void row(String name, String written, String expected, String gives) throws GestaltException {
        LEFT.remove(name);
        String type = ServiceLoader.load(Transformer.class).stream().map(ServiceLoader.Provider::get)
            .filter(transformer -> transformer.name().equals(name)).findFirst().orElseThrow().getClass().getSimpleName();
        String seen = read(written);
        if (expected != null ? !seen.equals(expected) : !seen.matches("short|long|[1-9][0-9]{3}")) {
            throw new IllegalStateException(written + ": " + seen);
        }
        String shown = switch (name) {
            case "dist100" -> "`short` in 25 of 100 draws, else `long`";
            case "random" -> "a number from 1000 to 9998";
            case "envVar" -> "the same";
            default -> "`" + seen.replace("\n", "") + "`" + (seen.endsWith("\n") ? " and a line break" : "");
        };
        // The deprecated name is not tried, since it writes to the error stream.
        String cell = name.equals("envVar") ? written.replace("env:", "envVar:") : written;
        System.out.println("`" + cell + "`\t" + shown + "\t" + gives + "; `" + type + "`");
    }

    private static String read(String written) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("db.port", "5432")
                .addCustomConfig("db.password", "s3@t")
                .addCustomConfig("answer", written)
                .build())
            .build();
        gestalt.loadConfigs();
        return gestalt.getConfig("answer", String.class);
    }
}
