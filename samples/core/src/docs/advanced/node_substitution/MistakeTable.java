package docs.advanced.node_substitution;

import java.util.LinkedHashMap;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.node.factory.MapNodeImportFactory;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

/** Makes each mistake with an include, and what to do instead, then prints: you write, you get, instead. */
public class MistakeTable {

    private static final String DB = "source=classPath,resource=db.properties";
    private static final String LEFT = "db=MapNode{$include=LeafNode";

    public static void main(String[] args) {
        System.out.println("You write\tYou get\tInstead");
        String silent = "none of the values, no error, and the key `$include` in the tree";
        String same = "the same";
        row("`resource=bd.properties`, or another file that is not there", silent, map("source=classPath,resource=bd.properties"), LEFT,
            "correct it, and register `IncludeCheck`", map(DB), "5432");
        row("`source=resource`, or no `source`", same, map("source=resource,resource=db.properties"), LEFT, "`source=classPath`", map(DB), "5432");
        row("`source=file,PATH=…`", same, map("source=file,PATH=db.properties"), LEFT, "`path`; capitals matter, but for `source` and `classPath`",
            map("SOURCE=FILE,path=db.properties"), "5432");
        row("`url=https://…?version=2`, with a `=` or a comma in it", same, map("source=url,url=file:db.properties?a=b"), LEFT,
            "an address without them", map("source=url,url=file:db.properties"), "5432");
        row("`$include:1 = source=…` in a property file", "the same, as the colon ends the key, and `1 = source=…` becomes its value",
            properties("db.$include:1 = " + DB + "\ndb.port = 1\n"), "db=MapNode{port=LeafNode{value='1'}, $include=LeafNode{value='1 = source=",
            "`$include\\:1`", properties("db.$include\\:1 = " + DB + "\ndb.port = 1\n"), "5432");
        row("two lines `$include` in one branch, or one in each of two sources", "the last one alone",
            sources("source=node,path=other", DB, false), "db=MapNode{port=LeafNode{value='5432'}, host=LeafNode{value='db.harbour.example'}, pool=",
            "a number for each, `$include:-2` and `$include:-1`", sources("source=node,path=other", DB, true), "extra");
        row("`source=node,path=hotel`, where `hotel` is a single value", "“Unable to merge different nodes, of type: LeafNode and type: MapNode”",
            map("source=node,path=hotel"), "Unable to merge different nodes, of type: LeafNode and type: MapNode",
            "a placeholder, `${hotel}`", map(DB), "5432");
        row("`source=node` with the branch that the include is in", "a `StackOverflowError` in `loadConfigs()`", overflow(), "StackOverflowError",
            "a branch beside it", map("source=node,path=other"), "extra");
        row("`addConfigSourceFactory(…)` alone", "the built-in sources are gone, silently", factory(false), LEFT,
            "`addDefaultConfigSourceFactory()` too", factory(true), "5432");
        row("`$includes` for a key of your own", "an include", own("$includes"), "5432", "another name", own("included"), "included=LeafNode");
    }

    /** Fails if the library answers something else, wrong or right. */
    private static void row(String wrong, String words, String seen, String expected, String right, String then, String expectedThen) {
        if (!seen.contains(expected) || !then.contains(expectedThen)) {
            throw new IllegalStateException(wrong + ": " + seen + " / " + then);
        }
        System.out.println(wrong + "\t" + words + "\t" + right);
    }

    private static String print(GestaltBuilder builder) {
        try {
            Gestalt gestalt = builder.build();
            gestalt.loadConfigs();
            return gestalt.debugPrint();
        } catch (GestaltException e) {
            return e.getMessage();
        }
    }

    private static GestaltBuilder with(String key, String value) throws GestaltException {
        Map<String, String> values = new LinkedHashMap<>();
        values.put("hotel", "Harbour");
        values.put("other.extra", "x");
        values.put(key, value);
        return new GestaltBuilder().addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).build());
    }

    private static String map(String value) {
        try {
            return print(with("db.$include", value));
        } catch (GestaltException e) {
            return e.getMessage();
        }
    }

    private static String own(String key) {
        try {
            return print(with("db." + key, DB));
        } catch (GestaltException e) {
            return e.getMessage();
        }
    }

    private static String overflow() {
        try {
            return print(with("db.part.$include", "source=node,path=db"));
        } catch (StackOverflowError e) {
            return "StackOverflowError";
        } catch (GestaltException e) {
            return e.getMessage();
        }
    }

    private static String factory(boolean defaults) {
        try {
            GestaltBuilder builder = with("db.$include", DB).addConfigSourceFactory(new MapNodeImportFactory("program", Map.of("pool", "4")));
            return print(defaults ? builder.addDefaultConfigSourceFactory() : builder);
        } catch (GestaltException e) {
            return e.getMessage();
        }
    }

    private static String sources(String first, String second, boolean numbers) {
        try {
            return print(with("db.$include" + (numbers ? ":-2" : ""), first).addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("db.$include" + (numbers ? ":-1" : ""), second).build()));
        } catch (GestaltException e) {
            return e.getMessage();
        }
    }

    private static String properties(String text) {
        try {
            return print(new GestaltBuilder().addSource(
                StringConfigSourceBuilder.builder().setConfig(text).setFormat("properties").build()));
        } catch (GestaltException e) {
            return e.getMessage();
        }
    }
}
