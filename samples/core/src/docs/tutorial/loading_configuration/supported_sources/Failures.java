package docs.tutorial.loading_configuration.supported_sources;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.channels.ClosedChannelException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.loader.ConfigLoader;
import org.github.gestalt.config.reflect.TypeCapture;
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
        System.out.println("You write\tYou get\tFails in");
        row("a class path file that is not there", () ->
            ClassPathConfigSourceBuilder.builder().setResource("hotel.properties").build());
        Path plugin = Files.createDirectory(Path.of("plugin"));
        Files.writeString(plugin.resolve("plugin.properties"), "db.port = 1");
        Thread thread = Thread.currentThread();
        ClassLoader usual = thread.getContextClassLoader();
        try (URLClassLoader loader = new URLClassLoader(new URL[] {plugin.toUri().toURL()}, usual)) {
            thread.setContextClassLoader(loader);
            row("a class path file that only the thread's context class loader finds", () ->
                ClassPathConfigSourceBuilder.builder().setResource("plugin.properties").build());
        } finally {
            thread.setContextClassLoader(usual);
        }
        if (!firstOfSeveral("META-INF/services/" + ConfigLoader.class.getName())) {
            throw new IllegalStateException("a class path file that several JARs have");
        }
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
        if (!dotenv()) {
            throw new IllegalStateException(".env");
        }
        row("an address without a scheme", () ->
            URLConfigSourceBuilder.builder().setSourceURL("harbour.example/booking.properties").build());
        row("an address that nothing answers, or with status 404", () ->
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
        row("secrets named `db` and `db.port`, or a map with these keys", () ->
            KubernetesSecretConfigSourceBuilder.builder().setPath(Path.of("clash")).build());
        try {
            new GestaltBuilder().addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("db", "a").addCustomConfig("db.port", "b").build()).build().loadConfigs();
            throw new IllegalStateException("a map that clashes");
        } catch (GestaltException e) {
            if (!e.getMessage().startsWith("Failed to load configs from source: mapConfig")) {
                throw new IllegalStateException(e);
            }
        }
        Files.createDirectory(Path.of("binary"));
        Files.write(Path.of("binary/keystore"), new byte[] {(byte) 0xfe, (byte) 0xff});
        row("a secret that is no UTF-8 text, such as a keystore", () ->
            KubernetesSecretConfigSourceBuilder.builder().setPath(Path.of("binary")).build());
        String number = withLineBreak("8080", Integer.class);
        if (!withLineBreak("PT5S", Duration.class).contains("Unable to decode a Duration")
                || !withLineBreak("x", String.class).equals("x\n")) {
            throw new IllegalStateException("a duration or a text");
        }
        System.out.println("a secret `8080` or `true` with a line break at its end\t`" + number + "` as an `Integer`, but `"
            + withLineBreak("true", Boolean.class) + "` as a `Boolean`\t`getConfig`");
        Gestalt methods = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("methods", "card, cash").build()).build();
        methods.loadConfigs();
        if (!methods.getConfig("methods", new TypeCapture<List<String>>() { }).equals(List.of("card", "cash"))) {
            throw new IllegalStateException("methods");
        }
        String byIndex = "no exception";
        try {
            methods.getConfig("methods[1]", String.class);
        } catch (GestaltException e) {
            byIndex = e.getMessage().lines().filter(line -> line.contains("Mismatched")).findFirst().orElseThrow()
                .replaceAll(".*message: ", "");
        }
        System.out.println("`methods` as `card, cash`, but read `methods[1]`\t`" + byIndex + "`\t`getConfig`");
        System.out.println("`setPrefix(null)`\t" + (variables(EnvironmentConfigSourceBuilder.builder())
            && !variables(EnvironmentConfigSourceBuilder.builder().setPrefix(null))
            ? "no message, and no variable is read" : "the variables") + "\t–");
        Gestalt dots = new GestaltBuilder()
            .addSource(EnvironmentConfigSourceBuilder.builder().setPrefix("TAVERN_").setRemovePrefix(true).build()).build();
        dots.loadConfigs();
        if (!dots.debugPrint().contains("db.host=LeafNode{value='x'}") || !dots.getConfig("bar", String.class).isEmpty()) {
            throw new IllegalStateException(dots.debugPrint());
        }
        System.out.println("a variable with dots, `BOOKING_DB.HOST`\t"
            + (dots.getConfigOptional("db.host", String.class).isEmpty() ? "no message, and no `db.host`" : "the host") + "\t–");
        row("`BOOKING_DB` and `BOOKING_DB_PORT`, beside others", () ->
            EnvironmentConfigSourceBuilder.builder().setPrefix("BOOKING").setRemovePrefix(true).build());
        row("the same, with `setFailOnErrors(true)`", () ->
            EnvironmentConfigSourceBuilder.builder().setPrefix("BOOKING").setRemovePrefix(true)
                .setFailOnErrors(true).build());
        row("all variables with the prefix left out, because of a clash or of `__`", () -> {
            ConfigSourcePackage motel =
                EnvironmentConfigSourceBuilder.builder().setPrefix("MOTEL").setRemovePrefix(true).build();
            try {
                new GestaltBuilder().addSource(motel).build().loadConfigs();
                throw new IllegalStateException("MOTEL_DB__PORT");
            } catch (GestaltException e) {
                if (!e.getMessage().contains("No results found for node")) {
                    throw new IllegalStateException(e);
                }
            }
            return EnvironmentConfigSourceBuilder.builder().setPrefix("HOTEL").setRemovePrefix(true).build();
        });
        Gestalt two = new GestaltBuilder()
            .addSource(EnvironmentConfigSourceBuilder.builder().setPrefix("CAFE").setRemovePrefix(true).build())
            .addSource(EnvironmentConfigSourceBuilder.builder().setPrefix("PUB").setRemovePrefix(true).build()).build();
        two.loadConfigs();
        if (!two.getConfig("http.host", String.class).equals("cafe") || two.getConfig("http.port", Integer.class) != 2) {
            throw new IllegalStateException("two prefixes: " + two.debugPrint());
        }
        Gestalt none = new GestaltBuilder()
            .addSource(EnvironmentConfigSourceBuilder.builder().setPrefix("INN").build()).build();
        none.loadConfigs();
        if (!none.debugPrint().endsWith("MapNode{}")) {
            throw new IllegalStateException(none.debugPrint());
        }
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

    private static boolean dotenv() throws Exception {
        Gestalt gestalt = new GestaltBuilder().addSource(StringConfigSourceBuilder.builder()
            .setConfig(Files.readString(Path.of(".env"))).setFormat("properties").build()).build();
        gestalt.loadConfigs();
        return gestalt.getConfig("db_host", String.class).equals("\"x\"")
            && gestalt.getConfig("export", String.class).equals("DB_USER=y")
            && gestalt.getConfigOptional("db.host", String.class).isEmpty();
    }

    /** Whether only the first on the class path is read, of several files with this name. */
    private static boolean firstOfSeveral(String name) throws GestaltException, IOException {
        List<URL> files = Collections.list(Failures.class.getClassLoader().getResources(name));
        ConfigSourcePackage source = ClassPathConfigSourceBuilder.builder().setResource(name).build();
        try (InputStream read = source.getConfigSource().loadStream();
                InputStream first = files.get(0).openStream();
                InputStream second = files.get(1).openStream()) {
            byte[] content = read.readAllBytes();
            return Arrays.equals(content, first.readAllBytes()) && !Arrays.equals(content, second.readAllBytes());
        }
    }

    /** What a read makes of a secret that ends with a line break. */
    private static String withLineBreak(String secret, Class<?> type) throws Exception {
        Path folder = Files.createTempDirectory("secrets");
        Files.writeString(folder.resolve("value"), secret + "\n");
        Gestalt gestalt = new GestaltBuilder()
            .addSource(KubernetesSecretConfigSourceBuilder.builder().setPath(folder).build()).build();
        gestalt.loadConfigs();
        try {
            return "" + gestalt.getConfig("value", type);
        } catch (GestaltException e) {
            return e.getMessage().lines().skip(1).findFirst().orElseThrow().replaceFirst(".*message: (.*) on Path.*", "$1");
        }
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
            System.out.println(mistake + "\t" + (read ? "the port" : "no message, and neither key") + "\t–");
        } catch (Exception problem) {
            String message = problem.getMessage() == null
                ? problem.getClass().getSimpleName() : problem.getMessage().split("\n")[0].strip();
            String type = problem instanceof GestaltException ? "" : problem.getClass().getSimpleName() + ": ";
            System.out.println(mistake + "\t`" + type + message + "`\t" + where);
        }
    }
}
