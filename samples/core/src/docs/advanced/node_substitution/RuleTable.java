package docs.advanced.node_substitution;

import docs.advanced.node_substitution.check.IncludeCheck;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

/** Questions about an include; each answer was tried. */
public class RuleTable {

    private static final String DB = "source=classPath,resource=db.properties";

    public static void main(String[] args) throws GestaltException, IOException {
        System.out.println("Question\tAnswer");

        check(read(map("db.$include", DB), map("db.port", "6432")).equals("6432"));
        check(read(map("db.$include:1", DB), map("db.port", "6432")).equals("5432"));
        row("Does a later source change an included value?", "yes, unless the include has a number above 0: all sources are merged before the first include");

        Path file = Path.of("rates.properties");
        Files.writeString(file, "port = 1\n");
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt live = load(map("db.$include", "source=file,path=rates.properties"),
            MapConfigSourceBuilder.builder().addCustomConfig("hotel", "Harbour").addConfigReloadStrategy(strategy).build());
        Files.writeString(file, "port = 2\n");
        check(live.getConfig("db.port", String.class).equals("1"));
        strategy.reload();
        check(live.getConfig("db.port", String.class).equals("2"));
        row("When is an included file read again?", "at each reload of any source; the file has no reload strategy itself");

        Gestalt tagged = load(map("standard.port", "1"),
            MapConfigSourceBuilder.builder().setCustomConfig(Map.of("db.$include", "source=node,path=standard", "standard.port", "2"))
                .setTags(Tags.profile("dev")).build());
        check(tagged.getConfigOptional("db.port", String.class).isEmpty());
        check(tagged.getConfig("db.port", String.class, Tags.profile("dev")).equals("1"));
        row("What of tags?", "the included values have the tags of the source with the include; `source=node` looks into the untagged sources only");

        Files.writeString(file, "port = ${standard.port}\npassword = ${standard.port}@{secret}\n");
        Gestalt filled = load(Map.of("db.$include", "source=file,path=rates.properties", "standard.port", "3"));
        check(filled.getConfig("db.port", String.class).equals("3") && filled.debugPrint().contains("password=LeafNode{value='*****'}"));
        row("Are placeholders and annotations in it effective?", "yes, as in each other source");

        check(load(Map.of("db.$include", "source=file,path=${f}.properties", "f", "rates")).getConfigOptional("db.port", String.class).isEmpty());
        row("May the value of `$include` have a placeholder?", "no, it is replaced after the include");

        Files.writeString(Path.of("list.properties"), "rooms[0] = attic\nrooms[1] = garden\n");
        Gestalt list = load(Map.of("$include", "source=file,path=list.properties", "rooms[0]", "cellar"));
        check(list.getConfig("rooms", new TypeCapture<List<String>>() { }).equals(List.of("cellar", "garden")));
        row("How are lists merged?", "place by place, as with two sources");

        Files.writeString(Path.of("names.json"), "[\"attic\", \"garden\"]");
        for (String include : new String[] {"source=file,path=names.json", "source=node,path=names"}) {
            Gestalt whole = load(Map.of("rooms.$include", include, "names[0]", "attic", "names[1]", "garden"));
            check(whole.getConfig("rooms", new TypeCapture<List<String>>() { }).equals(List.of("attic", "garden")));
        }
        row("May it include a whole list?", "yes, a file or a branch that is a list; the branch with the key becomes that list");

        Files.writeString(Path.of("shared.properties"), "db.port = 5\nmail.port = 6\n");
        Gestalt added = load(MapConfigSourceBuilder.builder().setCustomConfig(Map.of("db.port", "5", "mail.port", "6")).build(),
            map("desk.$include", "source=node,path=db"));
        check(added.getConfig("desk.port", String.class).equals("5") && added.getConfigOptional("desk.mail.port", String.class).isEmpty());
        check(load(map("desk.$include", "source=file,path=shared.properties")).getConfig("desk.mail.port", String.class).equals("6"));
        for (String desk : List.of("a", "z")) {
            Gestalt inside = load(Map.of("shared.$include", "source=file,path=shared.properties", desk + ".$include", "source=node,path=shared.db"));
            check(inside.getConfig("shared.db.port", String.class).equals("5") && inside.getConfigOptional(desk + ".port", String.class).isEmpty());
        }
        row("May it include one branch of a file?", "no, the whole file; add the file as a source, and include its branch with `source=node`");

        Files.writeString(Path.of("empty.properties"), "");
        checked("source=file,path=empty.properties", new IncludeCheck());
        row("Is an empty file an error?", "no, not even for `IncludeCheck`, as nothing failed");

        checked("source=file,path=missing.properties", new IncludeCheck("db.$include"));
        row("May one include fail, while the others must not?", "yes, name its path in the check: `new IncludeCheck(\"db.$include\")`");

        for (int i = 1; i <= 6; i++) {
            Files.writeString(Path.of("f" + i + ".properties"), "k" + i + " = x\n$include = source=file,path=f" + (i + 1) + ".properties\n");
        }
        Gestalt deep = load(Map.of("$include", "source=file,path=f1.properties"));
        check(deep.getConfigOptional("k5", String.class).isPresent() && deep.getConfigOptional("k6", String.class).isEmpty());
        row("May an included file include another?", "yes, five files in a chain; the sixth is left out");
    }

    private static ConfigSourcePackage map(String key, String value) throws GestaltException {
        return MapConfigSourceBuilder.builder().addCustomConfig(key, value).build();
    }

    private static Gestalt load(Map<String, String> values) throws GestaltException {
        return load(MapConfigSourceBuilder.builder().setCustomConfig(values).build());
    }

    private static Gestalt load(ConfigSourcePackage... sources) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder().addSources(List.of(sources)).build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static void checked(String include, IncludeCheck check) throws GestaltException {
        new GestaltBuilder().addConfigNodeProcessor(check).addDefaultPostProcessors().addSource(map("db.$include", include)).build().loadConfigs();
    }

    private static String read(ConfigSourcePackage... sources) throws GestaltException {
        return load(sources).getConfig("db.port", String.class);
    }

    private static void check(boolean holds) {
        if (!holds) {
            throw new IllegalStateException("The library answers otherwise.");
        }
    }

    private static void row(String question, String answer) {
        System.out.println(question + "\t" + answer);
    }
}
