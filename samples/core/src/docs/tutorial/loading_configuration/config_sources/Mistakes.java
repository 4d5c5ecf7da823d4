package docs.tutorial.loading_configuration.config_sources;

import java.nio.file.Files;
import java.nio.file.Path;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;
import org.github.gestalt.config.source.FileConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;

/** Makes each mistake and prints what comes of it, then tries what the last column says. */
public class Mistakes {

    interface Attempt {
        String run() throws Exception;
    }

    /** The call that is under way. */
    private static String call;

    public static void main(String[] args) throws Exception {
        System.out.println("You write\tYou get\tFails in\tInstead");

        row("`setResource(\"app.properties\")`",
            () -> read("http.port", classPath("app.properties")),
            "the name as it is on the class path",
            () -> read("http.port", classPath("application.properties")));

        row("`setPath(…)` of a file that is not there",
            () -> read("http.port", file(Path.of("booking.properties"))),
            "ask `Files.exists` first",
            () -> Files.exists(Path.of("booking.properties"))
                ? "the file" : read("http.port", classPath("application.properties")));

        row("no `addSource` at all",
            () -> read("http.port"),
            "a map of defaults, always added",
            () -> read("http.port", map("http.port", "8080")));

        row("`setFormat(\".properties\")`",
            () -> read("http.port", text("http.port = 7070", ".properties")),
            "`setFormat(\"properties\")`",
            () -> read("http.port", text("http.port = 7070", "properties")));

        row("`-Dhttp=7070`",
            () -> {
                System.setProperty("http", "7070");
                try {
                    return read("http.port", classPath("application.properties"), systemProperties());
                } finally {
                    System.clearProperty("http");
                }
            },
            "`-Dhttp.port=7070`",
            () -> read("http.port", classPath("application.properties"), map("http.port", "7070")));

        row("`-Ddb=off` and `-Ddb.port=1`",
            () -> {
                System.setProperty("db", "off");
                System.setProperty("db.port", "1");
                try {
                    return "neither option: `db.port` is " + read("db.port",
                        classPath("application.properties"), systemProperties());
                } finally {
                    System.clearProperty("db");
                    System.clearProperty("db.port");
                }
            },
            "only the second",
            () -> read("db.port", classPath("application.properties"), map("db.port", "1")));

        row("`BOOKING_ROOMS_1_BEDS=4`",
            () -> read("rooms[1].beds", classPath("application.properties"), environment()),
            "`\"-Drooms[1].beds=4\"`",
            () -> read("rooms[1].beds", classPath("application.properties"), map("rooms[1].beds", "4")));

        row("`addSource` on the builder after `loadConfigs()`",
            () -> {
                GestaltBuilder builder = builder(classPath("application.properties"));
                Gestalt gestalt = load(builder);
                builder.addSource(map("http.port", "7070"));
                return "the old port, " + gestalt.getConfig("http.port", String.class);
            },
            "`addConfigSourcePackage` on the `Gestalt`",
            () -> {
                Gestalt gestalt = load(builder(classPath("application.properties")));
                gestalt.addConfigSourcePackage(map("http.port", "7070"));
                return gestalt.getConfig("http.port", String.class);
            });

        row("`http = 7070` in the last source, and you read on after `loadConfigs()` has failed",
            () -> {
                Gestalt gestalt = builder(classPath("application.properties"), map("http", "7070")).build();
                try {
                    gestalt.loadConfigs();
                    return "no error";
                } catch (GestaltException problem) {
                    return "a part of the sources before: `db.host` is " + gestalt.getConfig("db.host", String.class) + ", but there is "
                        + gestalt.getConfigOptional("http.port", String.class).orElse("no `http.port`");
                }
            },
            "correct the source, and build a new `Gestalt`",
            () -> read("http.port", classPath("application.properties"), map("http.port", "7070")));
    }

    private static void row(String mistake, Attempt wrong, String instead, Attempt right) {
        if (result(right).startsWith("`")) {
            throw new IllegalStateException(instead + " fails: " + result(right));
        }
        String got = result(wrong);
        System.out.println(mistake + "\t" + got + "\t" + (got.startsWith("`") ? call : "–") + "\t" + instead);
    }

    private static String result(Attempt attempt) {
        String here = Path.of("").toAbsolutePath().toString();
        call = "`build()`";
        try {
            return attempt.run();
        } catch (Exception problem) {
            // The first line names the read, the second its cause.
            String[] lines = problem.getMessage().replace(here, "…").split("\n");
            String last = lines[lines.length - 1];
            return "`" + last.replaceFirst("^ - level: \\w+, message: ", "") + "`";
        }
    }

    private static String read(String path, ConfigSourcePackage... sources) throws Exception {
        return load(builder(sources)).getConfig(path, String.class);
    }

    private static GestaltBuilder builder(ConfigSourcePackage... sources) {
        GestaltBuilder builder = new GestaltBuilder();
        for (ConfigSourcePackage source : sources) {
            builder.addSource(source);
        }
        return builder;
    }

    private static Gestalt load(GestaltBuilder builder) throws Exception {
        Gestalt gestalt = builder.build();
        call = "`loadConfigs()`";
        gestalt.loadConfigs();
        call = "the read";
        return gestalt;
    }

    private static ConfigSourcePackage classPath(String resource) throws Exception {
        return ClassPathConfigSourceBuilder.builder().setResource(resource).build();
    }

    private static ConfigSourcePackage file(Path path) throws Exception {
        return FileConfigSourceBuilder.builder().setPath(path).build();
    }

    private static ConfigSourcePackage text(String text, String format) throws Exception {
        return StringConfigSourceBuilder.builder().setConfig(text).setFormat(format).build();
    }

    private static ConfigSourcePackage map(String path, String value) throws Exception {
        return MapConfigSourceBuilder.builder().addCustomConfig(path, value).build();
    }

    private static ConfigSourcePackage systemProperties() throws Exception {
        return SystemPropertiesConfigSourceBuilder.builder().build();
    }

    private static ConfigSourcePackage environment() throws Exception {
        return EnvironmentConfigSourceBuilder.builder()
            .setPrefix("BOOKING").setRemovePrefix(true).build();
    }
}
