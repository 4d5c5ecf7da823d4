package docs.usecase.override_command_line;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.builder.SourceBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;

/** Makes each mistake, does it right beside it, and prints what came of the mistake. */
public class MistakeTable {

    private interface Trial {
        String run() throws Exception;
    }

    public static void main(String[] args) throws Exception {
        System.out.println("You\tYou get\tInstead");
        row("type `-Dhttp.port=9000` after `-jar` or the main class",
            () -> child("-Dhttp.port=9000"),
            "type it before them",
            () -> with("http.port", "9000", () -> read(load(file(), system()), "http.port")), "9000");
        row("add the system properties before the file",
            () -> with("http.port", "9000", () -> read(load(system(), file()), "http.port") + ", as in the file"),
            "add them last",
            () -> with("http.port", "9000", () -> read(load(file(), system()), "http.port")), "9000");
        row("type the name of a branch, `-Ddb=replica`",
            () -> with("db", "replica", () -> message(() -> read(load(file(), system()), "db.port"))),
            "`-Ddb.host=replica`",
            () -> with("db.host", "replica", () -> read(load(file(), system()), "db.port")), "5432");
        row("type a path below a value, `-Dhttp.port.min=1`",
            () -> with("http.port.min", "1", () -> message(() -> read(load(file(), system()), "http.port"))),
            "a different path, `-Dhttp.minPort=1`",
            () -> with("http.minPort", "1", () -> read(load(file(), system()), "http.port")), "8080");
        row("type a value and a path below it, `-Dhttp.port=9000 -Dhttp.port.min=1`",
            () -> with("http.port", "9000", () -> with("http.port.min", "1",
                () -> read(load(file(), system()), "http.port") + ": both are ignored")),
            "one of the two",
            () -> with("http.port", "9000", () -> read(load(file(), system()), "http.port")), "9000");
        row("type one path in two spellings, `-Dhttp.port=9000 -DHTTP.Port=9100`",
            () -> with("http.port", "9000", () -> with("HTTP.Port", "9100",
                () -> read(load(file(), system()), "http.port") + ": both are ignored")),
            "one spelling; if you type the same spelling twice, Java takes the last",
            () -> with("HTTP.Port", "9100", () -> read(load(file(), system()), "http.port")), "9100");
        row("type a placeholder that nobody knows, `'-Dmail.host=${nope}'`",
            () -> with("mail.host", "${nope}", () -> message(() -> read(load(file(), system()), "mail.host")) + ", in `loadConfigs()`"),
            "for the text itself, `'-Dmail.host=\\${nope}'`",
            () -> with("mail.host", "\\${nope}", () -> read(load(file(), system()), "mail.host")), "${nope}");
        row("leave a number empty, `-Dhttp.port=`, or begin it with a blank",
            () -> {
                Trial read = () -> message(() -> read(load(file(), system()), "http.port", Integer.class));
                String empty = with("http.port", "", read);
                String blank = with("http.port", " 9000", read);
                return blank.equals(empty.replace("''", "' 9000'")) ? empty : empty + ", or " + blank;
            },
            "leave the option out, or the blank",
            () -> read(load(file(), system()), "http.port", Integer.class), "8080");
        row("misspell a path, `-Dhttp.prot=9000`, or write its capital as a hyphen, `-Dhttp.pool.max-total=200`",
            () -> with("http.prot", "9000", () -> read(load(file(), system()), "http.port"))
                + " and " + with("http.pool.max-total", "200", () -> read(load(file(), system()), "http.pool.maxTotal")) + ", and no message",
            "look for it in `debugPrint()`",
            () -> with("http.prot", "9000", () -> "" + load(file(), system()).debugPrint().contains("prot")), "true");
        row("leave out the value, `-Ddebug`",
            () -> with("debug", "", () -> read(load(system()), "debug", Boolean.class) + " as a `Boolean`"),
            "`-Ddebug=true`", () -> with("debug", "true", () -> read(load(system()), "debug", Boolean.class)), "true");
        row("empty a list, `-Dmail.to=`",
            () -> with("mail.to", "", () -> "a list of " + load(yaml(), system()).getConfig("mail.to", new TypeCapture<List<String>>() { }).size() + " empty text"),
            "a single comma, `-Dmail.to=,`", () -> with("mail.to", ",", () -> list(load(yaml(), system()))), "[]");
        row("type a list and an element, `-Dmail.to=a,b -Dmail.to[1]=z`",
            () -> with("mail.to", "a,b", () -> with("mail.to[1]", "z", () -> "neither: `" + list(load(yaml(), system())) + "`")),
            "one of the two", () -> with("mail.to", "a,z", () -> list(load(yaml(), system()))), "[a, z]");
        row("type a list as an argument, `--mail.to=night,cook`",
            () -> message(() -> list(load(yaml(), map("mail.to", "night,cook")))),
            "each element, `--mail.to[0]=night`",
            () -> list(load(yaml(), map("mail.to[0]", "night"))), "[night, owner]");
        row("change one element of a text with commas, `-Dmail.to[0]=night`",
            () -> with("mail.to[0]", "night", () -> "only that element: `" + list(load(text(), system())) + "`"),
            "type the whole list",
            () -> with("mail.to", "night,owner", () -> list(load(text(), system()))), "[night, owner]");
        row("skip an index, `-Dmail.to[3]=night`",
            () -> with("mail.to[3]", "night", () -> message(() -> list(load(yaml(), system())))),
            "the next free one, `[2]`",
            () -> with("mail.to[2]", "night", () -> list(load(yaml(), system()))), "[desk, owner, night]");
        row("call `System.setProperty()` after `loadConfigs()`",
            () -> with("http.port", "9000", () -> "still " + late(false) + ", the value at the start"),
            "call it before, or reload the source",
            () -> with("http.port", "9000", () -> late(true)), "9100");
        row("read with the tag of a file",
            () -> with("http.port", "9000", () -> tagged(false) + ", the value of that file"),
            "add the system properties with the tag too",
            () -> with("http.port", "9000", () -> tagged(true)), "9000");
        row("read `java.version` from the system properties",
            () -> load(system()).getConfig("java.version", "nothing: `java.version.date` exists, so both are ignored", String.class),
            "`System.getProperty()`", () -> System.getProperty("java.version.date").substring(0, 2), "20");
        row("set `user.language = pt` in a file",
            () -> read(load(file(), system()), "user.language") + ", the language of the JVM",
            "give your options a prefix", () -> read(load(file()), "user.language"), "pt");
    }

    private static void row(String mistake, Trial wrong, String remedy, Trial right, String expected) throws Exception {
        String outcome = wrong.run();
        String better = right.run();
        if (!better.equals(expected)) {
            throw new IllegalStateException(mistake + ": the remedy gives " + better);
        }
        System.out.println(mistake + "\t" + outcome + "\t" + remedy);
    }

    /** Sets what -Dname=value sets before the program starts. */
    private static String with(String name, String value, Trial trial) throws Exception {
        System.setProperty(name, value);
        try {
            return trial.run();
        } finally {
            System.clearProperty(name);
        }
    }

    /** What a program prints that is started with an argument. */
    private static String child(String argument) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(System.getProperty("java.home") + "/bin/java", "-XX:TieredStopAtLevel=1",
            "-cp", System.getProperty("java.class.path"), OptionAfterMainClass.class.getName(), argument).start();
        List<String> lines = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        process.waitFor();
        return lines.get(0).replace("Port: ", "") + ", and the argument `" + lines.get(1).replace("Program arguments: ", "") + "`";
    }

    private static Gestalt load(SourceBuilder<?, ?>... sources) throws GestaltException {
        GestaltBuilder builder = new GestaltBuilder();
        for (SourceBuilder<?, ?> source : sources) {
            builder.addSource(source.build());
        }
        Gestalt gestalt = builder.build();
        gestalt.loadConfigs();
        return gestalt;
    }

    private static SystemPropertiesConfigSourceBuilder system() {
        return SystemPropertiesConfigSourceBuilder.builder();
    }

    private static ClassPathConfigSourceBuilder file() {
        return ClassPathConfigSourceBuilder.builder().setResource("application.properties");
    }

    private static ClassPathConfigSourceBuilder yaml() {
        return ClassPathConfigSourceBuilder.builder().setResource("mail.yaml");
    }

    private static MapConfigSourceBuilder text() {
        return map("mail.to", "desk, owner");
    }

    private static MapConfigSourceBuilder map(String name, String value) {
        return MapConfigSourceBuilder.builder().setCustomConfig(Map.of(name, value));
    }

    private static String read(Gestalt gestalt, String path) throws GestaltException {
        return read(gestalt, path, String.class);
    }

    private static String read(Gestalt gestalt, String path, Class<?> type) throws GestaltException {
        return "" + gestalt.getConfig(path, type);
    }

    private static String list(Gestalt gestalt) throws GestaltException {
        return "" + gestalt.getConfig("mail.to", new TypeCapture<List<String>>() { });
    }

    private static String late(boolean reload) throws GestaltException {
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Gestalt gestalt = load(file(), system().addConfigReloadStrategy(strategy));
        System.setProperty("http.port", "9100");
        if (reload) {
            strategy.reload();
        }
        return read(gestalt, "http.port");
    }

    private static String tagged(boolean twice) throws GestaltException {
        ClassPathConfigSourceBuilder prod = ClassPathConfigSourceBuilder.builder()
            .setResource("application-prod.properties")
            .addTag(Tag.environment("prod"));
        Gestalt gestalt = twice ? load(prod, system(), system().addTag(Tag.environment("prod"))) : load(prod, system());
        return "" + gestalt.getConfig("http.port", Integer.class, Tags.environment("prod"));
    }

    private interface Call {
        Object run() throws Exception;
    }

    /** What the message says: its first line, or the first cause. */
    private static String message(Call call) throws Exception {
        try {
            Object value = call.run();
            return "" + value;
        } catch (GestaltException e) {
            List<String> lines = e.getMessage().lines().toList();
            String cause = lines.get(1).replaceAll("^.*?message: |, attempting.*| attempting.*", "");
            return lines.get(0).endsWith("systemProperties") ? lines.get(0) : cause;
        }
    }
}
