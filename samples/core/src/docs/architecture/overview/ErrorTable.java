package docs.architecture.overview;

import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Lets each step find an error, and prints the call that throws with its message. */
public class ErrorTable {

    private interface Step {
        void run() throws GestaltException;
    }

    public static void main(String[] args) {
        System.out.println("Something is wrong\tThe call that throws\tMessage");
        row("no source was added", "`build()`", () -> new GestaltBuilder().build());
        row("`http` is a value in one source, and `http.port` in another", "`loadConfigs()`",
            () -> load(Map.of("http", "8080"), Map.of("http.port", "8080")));
        row("no transformer knows `${tunnel.port}`", "`loadConfigs()`", () -> load(Map.of("db.port", "${tunnel.port}")));
        row("`$include` names a file that does not exist", "none", () -> load(
            Map.of("$include", "source=file,path=missing.properties")));
        row("`db.port = 5432x` is read as an `Integer`", "`getConfig()`",
            () -> load(Map.of("db.port", "5432x")).getConfig("db.port", Integer.class));
    }

    private static void row(String mistake, String call, Step step) {
        String message = "";
        try {
            step.run();
        } catch (GestaltException e) {
            String[] lines = e.getMessage().strip().split(" *\n - ");
            // The first error is enough for a table, without the node that it names.
            String first = lines.length == 1 ? "" : " … " + lines[1].replaceFirst(".*message: ", "");
            message = lines[0] + first.replaceFirst("[,.] (from node|For key).*", " …");
        }
        if (message.isEmpty() != call.equals("none")) {
            throw new IllegalStateException(mistake + ": " + message);
        }
        System.out.println(mistake + "\t" + call + "\t" + (message.isEmpty() ? "none: the values of the file are missing" : "“" + message + "”"));
    }

    @SafeVarargs
    private static Gestalt load(Map<String, String>... sources) throws GestaltException {
        GestaltBuilder builder = new GestaltBuilder();
        for (Map<String, String> source : sources) {
            builder.addSource(MapConfigSourceBuilder.builder().setCustomConfig(source).build());
        }
        Gestalt gestalt = builder.build();
        gestalt.loadConfigs();
        return gestalt;
    }
}
