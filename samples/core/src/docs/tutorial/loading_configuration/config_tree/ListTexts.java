package docs.tutorial.loading_configuration.config_tree;

import java.util.List;
import java.util.stream.Collectors;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

// proves docs/tutorial/loading-configuration/config-tree.mdx: a comma empties a list, an empty text does not, and is not a number; the next place appends
/** Loads the two property texts of each row, the later over the earlier, and reads the list. */
public class ListTexts {

    public static void main(String[] args) throws GestaltException {
        System.out.println("Earlier source\tLater source\tRead as a list");
        row("to = a,b,c", "to = x");
        row("to = a,b,c", "to =");
        row("to = a,b,c", "to = ,");
        row("to[0] = a\nto[1] = b", "to[1] = x");
        row("to[0] = a\nto[1] = b", "to[2] = x");
        System.out.println("an empty text, read as a number with the default 80: "
            + load("port = 8080", "port =").getConfig("port", 80, Integer.class));
    }

    private static void row(String earlier, String later) throws GestaltException {
        Gestalt gestalt = load(earlier, later);
        List<String> list = gestalt.getConfig("to", new TypeCapture<List<String>>() { });
        System.out.printf("`%s`\t`%s`\t%s%n", earlier.replace("\n", "`, `"), later,
            list.isEmpty() ? "an empty list"
                : list.stream().map(text -> text.isEmpty() ? "an empty text" : "`" + text + "`")
                    .collect(Collectors.joining(", ")));
    }

    private static Gestalt load(String earlier, String later) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(StringConfigSourceBuilder.builder()
                .setConfig(earlier).setFormat("properties").build())
            .addSource(StringConfigSourceBuilder.builder()
                .setConfig(later).setFormat("properties").build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }
}
