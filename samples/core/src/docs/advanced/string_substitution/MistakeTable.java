package docs.advanced.string_substitution;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.processor.config.ConfigNodeProcessor;
import org.github.gestalt.config.processor.config.transform.CustomMapTransformer;
import org.github.gestalt.config.processor.config.transform.LoadtimeStringSubstitutionConfigNodeProcessor;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.utils.GResultOf;

/** Makes each mistake with a placeholder, and what to do instead, then prints: you write, you get, instead. */
public class MistakeTable {

    private static final String NO_MATCH = "Unable to find matching transform for answer with the default transformers. For key: %s, "
        + "make sure you registered all expected transforms";
    private static final String NO_NAME = "Unable to find matching transform for answer with transform: %s. "
        + "make sure you registered all expected transforms";

    public record Db(@Config(defaultVal = "${hotel}") String host) { }

    public static void main(String[] args) {
        System.out.println("You write\tYou get\tInstead");
        row("`${mail.hots}`, which nothing has", "“Unable to find matching transform … For key: mail.hots …”",
            map("${mail.hots}"), NO_MATCH.formatted("mail.hots"),
            "correct it, or give a default", map("${mail.hots:=localhost}"), "localhost");
        row("`${mail.host:localhost}`", "the same “… For key: mail.host:localhost …”",
            map("${mail.host:localhost}"), NO_MATCH.formatted("mail.host:localhost"),
            "`:=` before a default", map("${mail.host:=localhost}"), "localhost");
        row("`${ hotel }`, with blanks", "the same “… For key:  hotel , …”", map("${ hotel }"), NO_MATCH.formatted(" hotel "),
            "`${hotel}`", map("${hotel}"), "Harbour");
        row("`${db}` or `${rooms}`, where only `db.port` and `rooms[0]` have a value", "the same “… For key: db, …”",
            map("${db}").contains(NO_MATCH.formatted("db")) ? map("${rooms}") : "db is found", NO_MATCH.formatted("rooms"),
            "name one value, or use `$include`", map("${rooms[0]}"), "Attic");
        row("`${port:80}` or `${port:-80}`", "“Unable to find matching transform for answer with transform: port. …”",
            map("${port:80}").contains(NO_NAME.formatted("port")) ? map("${port:-80}") : "port is found", NO_NAME.formatted("port"),
            "`${port:=80}`", map("${port:=80}"), "80");
        row("`${snv:PORT:=80}`, or a name whose module is missing", "“Unable to find matching transform for answer with transform: snv. …”, despite the default",
            map("${snv:PORT:=80}"), NO_NAME.formatted("snv"),
            "a name from the table of transformers", map("${env:PORT:=80}"), "80");
        row("`new CustomMapTransformer(…)`, passed to a processor", "the same, since `build()` drops it", custom(), NO_NAME.formatted("map"),
            "add the map as a source", map("${hotel}"), "Harbour");
        row("`answer = ${ANSWER}`, to read a variable, or a circle", "“Exceeded maximum nested substitution depth of 6 on path answer …”", map("${ANSWER}"),
            "Exceeded maximum nested substitution depth of 6 on path answer for node: LeafNode{value='${ANSWER}'}",
            "`${env:ANSWER}`, or another key", map("${env:ANSWER:=none}"), "none");
        row("`${file:motto.txt:=none}`, or `classpath`", "always the default, also if the file is there",
            map("${file:motto.txt:=none}"), "none", "no default with `file` and `classpath`", map("${file:motto.txt}"),
            "Rooms with a view\n");
        row("`${hotel`, without an end", "the text `${hotel`, and no error", map("${hotel"), "${hotel", "close it", map("${hotel}"), "Harbour");
        row("`C:\\${hotel}` as a value of your map", "the text `C:${hotel}`, because the backslash escapes", map("C:\\${hotel}"), "C:${hotel}",
            "a slash, `C:/${hotel}`", map("C:/${hotel}"), "C:/Harbour");
        row("`pin: #{random:int}` in YAML", "a missing value, as YAML sees a comment", yaml("answer: #{random:int(5,6)}"),
            "Unable to find node matching path: answer", "put it in quotes", yaml("answer: '#{random:int(5,6)}'"), "5");
        row("`ports: [${db.port}]` in YAML", "“Exception loading source: …”", yaml("db: {port: 5432}\nanswer: [${db.port}]"),
            "Exception loading source", "put it in quotes", yaml("db: {port: 5432}\nanswer: '${db.port}'"), "5432");
        row("`${door.pin}`, where the pin is `#{random:int}`", "the text `#{random:int}`", map("${door.pin}"), "#{random:int(5,6)}",
            "`#{door.pin}`", map("#{door.pin}"), "5");
        row("`${db.port}` in a default of your code, in a path or in a key", "the text, or “Unable to tokenize element …”", code(), "${db.port}",
            "write it into a source", map("${db.port}"), "5432");
        row("`addConfigNodeProcessor(…)` alone", "the text `${hotel}`, and no error", processor(false), "${hotel}",
            "`addDefaultPostProcessors()` too", processor(true), "Harbour");
        literals();
    }

    /** The tree of an escaped placeholder shows it as a text. */
    private static void literals() {
        String tree = print(values("\\${hotel}"));
        if (!tree.contains("answer=LeafNode{value='${hotel}'}")) {
            throw new IllegalStateException(tree);
        }
    }

    private static String processor(boolean builtIn) {
        ConfigNodeProcessor mine = (path, node) -> GResultOf.result(node);
        GestaltBuilder builder = new GestaltBuilder().addConfigNodeProcessor(mine);
        return read(builtIn ? builder.addDefaultPostProcessors() : builder, values("${hotel}"));
    }

    private static String print(Map<String, String> values) {
        try {
            Gestalt gestalt = new GestaltBuilder()
                .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).build())
                .build();
            gestalt.loadConfigs();
            return gestalt.debugPrint();
        } catch (GestaltException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Fails if the library answers something else, wrong or right. */
    private static void row(String wrong, String words, String seen, String expected, String right, String then, String expectedThen) {
        if (!seen.contains(expected) || !then.equals(expectedThen)) {
            throw new IllegalStateException(wrong + ": " + seen + " / " + then);
        }
        System.out.println(wrong + "\t" + words.formatted(expected) + "\t" + right);
    }

    private static Map<String, String> values(String answer) {
        Map<String, String> values = new LinkedHashMap<>();
        values.put("hotel", "Harbour");
        values.put("db.port", "5432");
        values.put("rooms[0]", "Attic");
        values.put("door.pin", "#{random:int(5,6)}");
        values.put("answer", answer);
        return values;
    }

    private static String map(String answer) {
        return read(new GestaltBuilder(), values(answer));
    }

    private static String read(GestaltBuilder builder, Map<String, String> values) {
        try {
            Gestalt gestalt = builder
                .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values).build())
                .build();
            gestalt.loadConfigs();
            return gestalt.getConfig("answer", String.class);
        } catch (GestaltException e) {
            return e.getMessage();
        }
    }

    private static String yaml(String text) {
        try {
            Gestalt gestalt = new GestaltBuilder()
                .addSource(StringConfigSourceBuilder.builder().setConfig(text).setFormat("yaml").build())
                .build();
            gestalt.loadConfigs();
            return gestalt.getConfig("answer", String.class);
        } catch (GestaltException e) {
            return e.getMessage();
        }
    }

    /** A default of the code stays as it is, and a path with a placeholder is refused. */
    private static String code() {
        try {
            Gestalt gestalt = new GestaltBuilder()
                .addSource(MapConfigSourceBuilder.builder().setCustomConfig(values("")).build())
                .build();
            gestalt.loadConfigs();
            try {
                gestalt.getConfig("db.${hotel}", String.class);
                throw new IllegalStateException("the path is accepted");
            } catch (GestaltException e) {
                if (!e.getMessage().contains("Unable to tokenize element")) {
                    throw e;
                }
            }
            Map<String, String> key = values("x");
            key.put("db.${hotel}", "x");
            if (!read(new GestaltBuilder(), key).contains("Unable to tokenize element")) {
                throw new IllegalStateException("the key is accepted");
            }
            if (!gestalt.getConfig("db", Db.class).host().equals("${hotel}")) {
                throw new IllegalStateException("the default of an annotation is replaced");
            }
            String read = gestalt.getConfig("nothing", "${db.port}", String.class);
            return gestalt.debugPrint().contains(read) ? "the tree has the default" : read;
        } catch (GestaltException e) {
            return e.getMessage();
        }
    }

    private static String custom() {
        return read(new GestaltBuilder()
            .addDefaultPostProcessors()
            .addConfigNodeProcessor(new LoadtimeStringSubstitutionConfigNodeProcessor(
                List.of(new CustomMapTransformer(Map.of("x", "y"))))), values("${map:x}"));
    }
}
