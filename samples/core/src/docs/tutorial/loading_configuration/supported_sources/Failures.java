package docs.tutorial.loading_configuration.supported_sources;

import java.nio.channels.ClosedChannelException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;
import org.github.gestalt.config.source.FileConfigSourceBuilder;
import org.github.gestalt.config.source.InputStreamConfigSourceBuilder;
import org.github.gestalt.config.source.KubernetesSecretConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;
import org.github.gestalt.config.source.URLConfigSourceBuilder;

/** Builds and loads each source, and prints in which call it fails, and how. */
public class Failures {

    interface Source {
        ConfigSourcePackage build() throws Exception;
    }

    public static void main(String[] args) throws Exception {
        System.out.println("You write\tYou get\tIn");
        row("a class path file that is not there", () ->
            ClassPathConfigSourceBuilder.builder().setResource("hotel.properties").build());
        row("a file that is not there", () ->
            FileConfigSourceBuilder.builder().setPath(Path.of("hotel.properties")).build());
        row("a folder as the file", () ->
            FileConfigSourceBuilder.builder().setPath(Path.of("secrets")).build());
        row("a file that is deleted after `build()`", () -> {
            Path file = Files.writeString(Path.of("gone.properties"), "db.port = 1");
            ConfigSourcePackage source = FileConfigSourceBuilder.builder().setPath(file).build();
            Files.delete(file);
            return source;
        });
        row("a file without an extension, or `.env`", () -> {
            Path file = Files.writeString(Path.of(".env"), "DB_HOST=\"x\"\nexport DB_USER=y");
            return FileConfigSourceBuilder.builder().setPath(file).build();
        });
        System.out.println("a `.env` file with `DB_HOST=\"x\"`, read as a text\t" + dotenv() + "\t–");
        row("an address without a scheme", () ->
            URLConfigSourceBuilder.builder().setSourceURL("harbour.example/booking.properties").build());
        row("an address that nothing answers", () ->
            URLConfigSourceBuilder.builder().setSourceURL("http://localhost:1/booking.properties").build());
        row("an address with a query", () ->
            URLConfigSourceBuilder.builder().setSourceURL("http://localhost:1/booking.properties?v=1").build());
        row("a text without a format", () ->
            StringConfigSourceBuilder.builder().setConfig("http.port = 8080").build());
        System.out.println("a stream of a file, loaded a second time\t`" + secondLoad() + "`\t`loadConfigs()`");
        row("a map with a `null` value", () -> {
            Map<String, String> map = new HashMap<>();
            map.put("http.port", null);
            return MapConfigSourceBuilder.builder().setCustomConfig(map).build();
        });
        MapConfigSourceBuilder fixed = MapConfigSourceBuilder.builder().setCustomConfig(Map.of("a", "b"));
        try {
            fixed.addCustomConfig("http.port", "8080");
        } catch (UnsupportedOperationException e) {
            System.out.println("`addCustomConfig` after `setCustomConfig(Map.of(…))`\t`"
                + e.getClass().getSimpleName() + "`\t`addCustomConfig`");
        }
        row("a secrets folder that is not there", () ->
            KubernetesSecretConfigSourceBuilder.builder().setPath(Path.of("hotel")).build());
        Files.createDirectory(Path.of("empty"));
        row("an empty secrets folder", () ->
            KubernetesSecretConfigSourceBuilder.builder().setPath(Path.of("empty")).build());
        Files.createDirectory(Path.of("clash"));
        Files.writeString(Path.of("clash/db"), "a");
        Files.writeString(Path.of("clash/db.port"), "b");
        row("secrets named `db` and `db.port`", () ->
            KubernetesSecretConfigSourceBuilder.builder().setPath(Path.of("clash")).build());
        System.out.println("`setPrefix(null)`\t" + (variables(EnvironmentConfigSourceBuilder.builder())
            && !variables(EnvironmentConfigSourceBuilder.builder().setPrefix(null))
            ? "no message, and no variable is read" : "the variables") + "\t–");
        row("`BOOKING_DB` and `BOOKING_DB_PORT`, beside others", () ->
            EnvironmentConfigSourceBuilder.builder().setPrefix("BOOKING").setRemovePrefix(true).build());
        row("the same, with `setFailOnErrors(true)`", () ->
            EnvironmentConfigSourceBuilder.builder().setPrefix("BOOKING").setRemovePrefix(true)
                .setFailOnErrors(true).build());
        row("`HOTEL_DB` and `HOTEL_DB_PORT`, and nothing else with the prefix", () ->
            EnvironmentConfigSourceBuilder.builder().setPrefix("HOTEL").setRemovePrefix(true).build());
        row("`MOTEL_DB__PORT`, and nothing else with the prefix", () ->
            EnvironmentConfigSourceBuilder.builder().setPrefix("MOTEL").setRemovePrefix(true).build());
        row("no variable with the prefix", () ->
            EnvironmentConfigSourceBuilder.builder().setPrefix("INN").build());
        System.out.println("`LODGE_DB=x` over `db.host` of a file, loaded a second time\t`" + replaced(Gestalt::loadConfigs)
            + "`\tthe second `loadConfigs()`");
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        System.setProperty("db", "x");
        String refused = "Unable to merge different nodes";
        if (!replaced(strategy, lodge(), gestalt -> strategy.reload()).startsWith(refused)
                || !replaced(strategy, SystemPropertiesConfigSourceBuilder.builder().build(), Gestalt::loadConfigs)
                    .startsWith(refused)) {
            throw new IllegalStateException("a reload of the file, or an option");
        }
        System.clearProperty("db");
        row("system properties with `setFailOnErrors(true)`", () ->
            SystemPropertiesConfigSourceBuilder.builder().setFailOnErrors(true).build());
    }

    private static boolean variables(EnvironmentConfigSourceBuilder source) throws Exception {
        Gestalt gestalt = new GestaltBuilder().addSource(source.build()).build();
        gestalt.loadConfigs();
        return gestalt.getConfigOptional("booking.http.port", String.class).isPresent();
    }

    interface Again {
        void load(Gestalt gestalt) throws GestaltException;
    }

    private static String replaced(Again again) throws Exception {
        return replaced(new ManualConfigReloadStrategy(), lodge(), again);
    }

    private static ConfigSourcePackage lodge() throws GestaltException {
        return EnvironmentConfigSourceBuilder.builder().setPrefix("LODGE").setRemovePrefix(true).build();
    }

    /** A file has db.host, another source replaces db by a text, and the file is read again. */
    private static String replaced(ManualConfigReloadStrategy strategy, ConfigSourcePackage over, Again again)
            throws Exception {
        Path file = Files.writeString(Path.of("lodge.properties"), "db.host = a");
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder().setPath(file).addConfigReloadStrategy(strategy).build())
            .addSource(over)
            .build();
        gestalt.loadConfigs();
        if (!gestalt.getConfig("db", String.class).equals("x")) {
            throw new IllegalStateException("db");
        }
        try {
            again.load(gestalt);
            return "loaded";
        } catch (GestaltException e) {
            return e.getMessage().lines().skip(1).findFirst().orElseThrow().replaceFirst(".*message: ", "");
        }
    }

    private static String dotenv() throws Exception {
        Gestalt gestalt = new GestaltBuilder().addSource(StringConfigSourceBuilder.builder()
            .setConfig(Files.readString(Path.of(".env"))).setFormat("properties").build()).build();
        gestalt.loadConfigs();
        return gestalt.getConfig("db_host", String.class).equals("\"x\"")
            && gestalt.getConfig("export", String.class).equals("DB_USER=y")
            && gestalt.getConfigOptional("db.host", String.class).isEmpty()
            ? "the key `db_host` with the value `\"x\"`, quotes included" : "`db.host`";
    }

    private static String secondLoad() throws Exception {
        Gestalt gestalt = new GestaltBuilder().addSource(InputStreamConfigSourceBuilder.builder()
            .setConfig(Files.newInputStream(Path.of("booking.properties")))
            .setFormat("properties").build()).build();
        gestalt.loadConfigs();
        try {
            gestalt.loadConfigs();
            return "loaded";
        } catch (GestaltException e) {
            return e.getCause() instanceof ClosedChannelException ? e.getMessage() : "another cause";
        }
    }

    private static void row(String mistake, Source source) {
        String where = "`build()`";
        try {
            ConfigSourcePackage built = source.build();
            where = "`loadConfigs()`";
            Gestalt gestalt = new GestaltBuilder().addSource(built).build();
            gestalt.loadConfigs();
            boolean read = gestalt.getConfigOptional("db.port", String.class).isPresent();
            System.out.println(mistake + "\t" + (read ? "the port" : mistake.startsWith("no ")
                ? "no message, and no keys" : "no message, and neither key") + "\t–");
        } catch (Exception problem) {
            String message = problem.getMessage() == null
                ? problem.getClass().getSimpleName() : problem.getMessage().split("\n")[0].strip();
            System.out.println(mistake + "\t`" + message + "`\t" + where);
        }
    }
}
