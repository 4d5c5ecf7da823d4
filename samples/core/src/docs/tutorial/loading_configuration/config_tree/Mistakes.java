package docs.tutorial.loading_configuration.config_tree;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.PathLexer;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;

/** Makes each mistake and prints the message, then tries what the last column says. */
public class Mistakes {

    interface Attempt {
        Object run() throws GestaltException;
    }

    public static void main(String[] args) throws GestaltException {
        reloadBelowAnOption();
        whichSigns();
        System.out.println("You write\tYou get\tFails in\tInstead");

        row("`db.host = a`, and later `db = b`",
            () -> load("db.host = a", "db = b"),
            "`db.host = b`",
            () -> load("db.host = a", "db.host = b"));

        row("`mail.to = desk, cook`, and later `mail.to[0] = night`",
            () -> load("mail.to = desk, cook", "mail.to[0] = night"),
            "the same form in both",
            () -> load("mail.to = desk, cook", "mail.to = night"));

        assertBranch("Unable to find node matching path: mail,", "mail.to = desk, cook", "mail.to[0] = night");
        assertBranch("Unable to find node matching path: db.pool,", "db.pool.size = 2", "db.pool.size.max = 3");
        assertBranch("Missing array index: 0 for path: rooms", "rooms[0].beds = 2", "rooms[0] = Attic");
        assertBranch("Unable to find node matching path: ,", "db.host = a", "db = b");

        row("`db = localhost` and `db.port = 5432` in one file",
            () -> load("db = localhost\ndb.port = 5432"),
            "`db.host = localhost`",
            () -> load("db.host = localhost\ndb.port = 5432"));

        row("`rooms[0].beds = 2` and `rooms.attic.beds = 1`",
            () -> load("rooms[0].beds = 2\nrooms.attic.beds = 1"),
            "indexes or names for all",
            () -> load("rooms.sea.beds = 2\nrooms.attic.beds = 1"));

        row("`to[0]` and `to[2]`, then read the list",
            () -> readList("to[0] = desk\nto[2] = cook"),
            "every place from 0 on",
            () -> readList("to[0] = desk\nto[1] = cook"));

        row("`debugPrint()` on such a list",
            () -> load("to[0] = desk\nto[2] = cook").debugPrint(),
            "fill the gap first",
            () -> load("to[0] = desk\nto[1] = cook").debugPrint());

        row("`rooms[0][1] = 80`, a list in a list",
            () -> load("rooms[0][1] = 80"),
            "`{\"rooms\": [[2, 80]]}` in JSON",
            () -> loadJson("{\"rooms\": [[2, 80]]}"));

        row("`price/night = 80`",
            () -> load("price/night = 80"),
            "`price-night = 80`",
            () -> load("price-night = 80"));

        row("the path `price.€`",
            () -> read("price.€"),
            "`price.eur`",
            () -> load("price.eur = 80").getConfig("price.eur", Integer.class));

        row("`log.com.example = DEBUG`, then read `log` as a `Map<String, String>`",
            () -> readMap("log.com.example = DEBUG"),
            "`log = com.example=DEBUG`",
            () -> readMap("log = com.example=DEBUG"));

        row("the path `rooms.beds`, of a list",
            () -> read("rooms.beds"),
            "`rooms[0].beds`",
            () -> read("rooms[0].beds"));

        row("the path `rooms[1].beds`, after the last place",
            () -> read("rooms[1].beds"),
            "`rooms[0].beds`",
            () -> read("rooms[0].beds"));

        row("the path `db..host`",
            () -> read("db..host"),
            "`db.host`",
            () -> read("db.host"));
    }

    private static void row(String mistake, Attempt wrong, String instead, Attempt right) {
        String problem = problem(wrong);
        if (problem == null || problem(right) != null) {
            throw new IllegalStateException(mistake);
        }
        System.out.println(mistake + "\t" + problem + "\t" + instead);
    }

    /** Which signs a name may have, and where another one stops Gestalt. */
    private static void whichSigns() throws GestaltException {
        for (char sign = ' '; sign <= '~'; sign++) {
            // A dot splits, and brackets choose a place.
            expect(!new PathLexer().scan("a" + sign + "b").hasErrors(), "/?|{}\\[]".indexOf(sign) < 0, "" + sign);
        }
        for (String letter : List.of("é", "ж", "房", "٣", "3")) {
            expect(!new PathLexer().scan("a" + letter + "b").hasErrors(), true, letter);
        }
        for (String sign : List.of("€", "§", "°", "–", "…", "½", "«", "¿")) {
            expect(!new PathLexer().scan("a" + sign + "b").hasErrors(), false, sign);
        }
        for (String sign : List.of("\\u20ac", "/", "?", "|", "{", "}", "\\\\")) {
            expect(problem(() -> load("price." + sign + " = 80")) == null, false, sign);
        }
        expect(problem(() -> load("caf\\u00e9 = 80")) == null, true, "an é as an escape");
        expect(problem(() -> load("café = 80")) == null, false, "an é in UTF-8");
        for (String sign : List.of("€", "/")) {
            Gestalt json = loadJson("{\"price\": {\"" + sign + "\": 80}}");
            expect(json.getConfig("price", new TypeCapture<Map<String, Integer>>() { }).get(sign) == 80, true, sign);
            expect(problem(() -> json.getConfig("price." + sign, Integer.class)) == null, false, sign);
        }
    }

    private static void expect(boolean is, boolean expected, String what) {
        if (is != expected) {
            throw new AssertionError(what);
        }
    }

    /** A text from the system properties replaces an object when they are loaded; a reload of the file then fails, with its values in use. */
    private static void reloadBelowAnOption() throws GestaltException {
        System.setProperty("db", "none");
        ManualConfigReloadStrategy file = new ManualConfigReloadStrategy();
        ManualConfigReloadStrategy options = new ManualConfigReloadStrategy();
        Map<String, String> values = new HashMap<>(Map.of("db.host", "a", "port", "80"));
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).addConfigReloadStrategy(file).build())
            .addSource(SystemPropertiesConfigSourceBuilder.builder().addConfigReloadStrategy(options).build())
            .build();
        gestalt.loadConfigs();
        options.reload();
        if (!gestalt.getConfig("db", String.class).equals("none") || !gestalt.getConfig("port", String.class).equals("80")) {
            throw new AssertionError(gestalt.debugPrint());
        }
        values.put("port", "90");
        try {
            file.reload();
            throw new AssertionError("the reload was accepted");
        } catch (GestaltException e) {
            if (!e.getMessage().contains("Unable to merge different nodes, of type: MapNode and type: LeafNode")) {
                throw e;
            }
        }
        if (!gestalt.getConfig("port", String.class).equals("80") || gestalt.getConfig("port", 0, Integer.class) != 90) {
            throw new AssertionError(gestalt.debugPrint());
        }
        System.clearProperty("db");
    }

    /** The message names what holds the key that does not fit. */
    private static void assertBranch(String line, String earlier, String later) {
        try {
            load(earlier, later);
            throw new IllegalStateException(later);
        } catch (GestaltException problem) {
            if (!problem.getMessage().contains(line)) {
                throw new IllegalStateException(problem);
            }
        }
    }

    private static Gestalt loadJson(String text) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder().addSource(StringConfigSourceBuilder.builder()
            .setConfig(text).setFormat("json").build()).build();
        gestalt.loadConfigs();
        return gestalt;
    }

    /** The first finding of the message, without its level, and the call that failed. */
    private static String problem(Attempt attempt) {
        try {
            attempt.run();
            return null;
        } catch (GestaltException problem) {
            String finding = problem.getMessage().split("\n")[1]
                .replaceFirst("^ - level: \\w+, message: ", "")
                .replaceAll("org\\.github\\.gestalt\\.config\\.token\\.(\\w+)@\\w+", "$1");
            return "`" + finding + "`\t"
                + (problem.getMessage().startsWith("Failed to load configs") ? "`loadConfigs()`" : "the read");
        } catch (RuntimeException problem) {
            return "`" + problem.getClass().getSimpleName() + "`\t`debugPrint()`";
        }
    }

    private static Gestalt load(String... texts) throws GestaltException {
        GestaltBuilder builder = new GestaltBuilder();
        for (String text : texts) {
            ConfigSourcePackage source = StringConfigSourceBuilder.builder()
                .setConfig(text).setFormat("properties").build();
            builder.addSource(source);
        }
        Gestalt gestalt = builder.build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static String read(String path) throws GestaltException {
        return load("rooms[0].beds = 2\ndb.host = localhost").getConfig(path, String.class);
    }

    private static Map<String, String> readMap(String text) throws GestaltException {
        return load(text).getConfig("log", new TypeCapture<Map<String, String>>() { });
    }

    private static List<String> readList(String text) throws GestaltException {
        return load(text).getConfig("to", new TypeCapture<List<String>>() { });
    }
}
