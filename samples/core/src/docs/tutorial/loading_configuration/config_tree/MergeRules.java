package docs.tutorial.loading_configuration.config_tree;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

/** Loads the two JSON texts of each row, the later over the earlier, and prints what became of them. */
public class MergeRules {

    public static void main(String[] args) throws GestaltException {
        System.out.println("Earlier source\tLater source\tTogether");
        row("{\"port\": 80}", "{\"port\": 90}");
        row("{\"port\": 80}", "{\"port\": null}");
        row("{\"port\": 80}", "{\"port\": \"\"}");
        row("{\"db\": {\"host\": \"a\", \"port\": 1}}", "{\"db\": {\"host\": \"b\"}}");
        row("{\"to\": [\"a\", \"b\", \"c\"]}", "{\"to\": [\"x\"]}");
        row("{\"to\": [\"a\", \"b\"]}", "{\"to\": []}");
        row("{\"to\": [\"a\", \"b\"]}", "{\"to\": [null, \"x\"]}");
        row("{\"to\": [\"a\", \"b\"]}", "{\"to\": [\"\", \"x\"]}");
        row("{\"to\": [\"a\", \"b\"]}", "{\"to\": [{}, \"x\"]}");
        row("{\"r\": [{\"n\": 1}, {\"n\": 2}]}", "{\"r\": [{}, {\"n\": 5}]}");
        row("{\"to\": \"a,b,c\"}", "{\"to\": \"x\"}");
        row("{\"to\": [\"a\", \"b\"]}", "{\"to\": \"x,y\"}");
        row("{\"db\": {\"host\": \"a\"}}", "{\"db\": \"b\"}");
    }

    private static void row(String earlier, String later) {
        System.out.printf("`%s`\t`%s`\t%s%n", earlier, later, together(earlier, later));
    }

    private static String together(String earlier, String later) {
        try {
            Gestalt gestalt = new GestaltBuilder()
                .addSource(json(earlier)).addSource(json(later)).build();
            gestalt.loadConfigs();
            return "`" + asJson(gestalt.debugPrint(Tags.of())) + "`";
        } catch (GestaltException problem) {
            return "an error: they do not fit";
        }
    }

    private static ConfigSourcePackage json(String text) throws GestaltException {
        return StringConfigSourceBuilder.builder().setConfig(text).setFormat("json").build();
    }

    /** The tree in the notation of the sources. */
    private static String asJson(String tree) {
        return tree
            .replaceAll("LeafNode\\{value='([^']*)'}", "\"$1\"")
            .replaceAll("ArrayNode\\{values=\\[([^]]*)]}", "[$1]")
            .replace("MapNode{", "{")
            .replaceAll("(\\w+)=", "\"$1\": ")
            .replaceAll("\"(\\d+)\"", "$1");
    }
}
