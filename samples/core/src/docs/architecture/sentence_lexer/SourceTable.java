package docs.architecture.sentence_lexer;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.PathLexerBuilder;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.loader.EnvironmentVarsLoaderModuleConfigBuilder;
import org.github.gestalt.config.loader.PropertyLoaderModuleConfigBuilder;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;

/** Which keys each source may use for the path {@code http/port} once the builder has a lexer with a slash. */
public class SourceTable {

    private static final SentenceLexer SLASHES = PathLexerBuilder.builder().setDelimiter("/").build();
    private static final SentenceLexer DOUBLE = PathLexerBuilder.builder().setDelimiter("__").build();

    public static void main(String[] args) throws GestaltException {
        System.out.println("Source\tKey that gives `http/port`\tAnother lexer for its keys, with");
        row("YAML, JSON, TOML, HOCON", works(text("yaml", "http:\n  port: 1"), text("json", "{\"http\": {\"port\": 1}}"),
            text("toml", "[http]\nport = 1"), text("conf", "http { port = 1 }")),
            "nested `http` and `port`", "`setSentenceLexer`");
        row("a properties file, text in this format", works(text("properties", "http.port=1")), "`http.port`",
            module("http/port=1", "`PropertyLoaderModuleConfigBuilder`"));
        System.setProperty("http.port", "1");
        boolean systemProperties = works(SystemPropertiesConfigSourceBuilder.builder().build());
        System.clearProperty("http.port");
        System.setProperty("http/port", "1");
        row("system properties", systemProperties && withoutSetting(SystemPropertiesConfigSourceBuilder.builder().build())
            && withoutSetting(text("properties", "http/port=1")), "`http.port`", "`PropertyLoaderModuleConfigBuilder`");
        row("a map in the program", mapFollows() ? "`http/port`" : "`http.port`", "`setSentenceLexer`, or `MapConfigLoaderModuleConfigBuilder`");
        row("environment variables", works(EnvironmentConfigSourceBuilder.builder().setPrefix("HOTEL").setRemovePrefix(true).build()), "`HTTP_PORT`", environmentModule());
    }

    private static void row(String source, boolean proven, String key, String own) {
        if (!proven) {
            throw new IllegalStateException(source + " does not give http/port with " + key);
        }
        row(source, key, own);
    }

    private static void row(String... cells) {
        System.out.println(String.join("\t", cells));
    }

    private static ConfigSourcePackage text(String format, String text) throws GestaltException {
        return StringConfigSourceBuilder.builder().setConfig(text).setFormat(format).build();
    }

    private static boolean works(ConfigSourcePackage... sources) throws GestaltException {
        for (ConfigSourcePackage source : sources) {
            if (!reads(new GestaltBuilder().setSentenceLexer(SLASHES).addSource(source))) {
                return false;
            }
        }
        return true;
    }

    private static boolean reads(GestaltBuilder builder) throws GestaltException {
        Gestalt gestalt = builder.build();
        gestalt.loadConfigs();
        return gestalt.getConfigOptional("http/port", Integer.class).isPresent();
    }

    private static boolean mapFollows() throws GestaltException {
        List<Boolean> found = Stream.of("http/port", "http.port").map(key -> {
            try {
                return works(MapConfigSourceBuilder.builder().setCustomConfig(Map.of(key, "1")).build());
            } catch (GestaltException e) {
                throw new IllegalStateException(e);
            }
        }).collect(Collectors.toList());
        if (found.get(0).equals(found.get(1))) {
            throw new IllegalStateException("both or none: " + found);
        }
        return found.get(0);
    }

    private static String module(String text, String name) throws GestaltException {
        boolean works = reads(new GestaltBuilder().setSentenceLexer(SLASHES)
            .addModuleConfig(PropertyLoaderModuleConfigBuilder.builder().setLexer(PathLexerBuilder.builder()
                .setDelimiter("/").build()).build())
            .addSource(text("properties", text)));
        if (!works) {
            throw new IllegalStateException(name);
        }
        return name;
    }

    /** A module without a lexer makes properties follow that of the builder. */
    private static boolean withoutSetting(ConfigSourcePackage source) throws GestaltException {
        return reads(new GestaltBuilder().setSentenceLexer(SLASHES)
            .addModuleConfig(PropertyLoaderModuleConfigBuilder.builder().build()).addSource(source));
    }

    private static String environmentModule() throws GestaltException {
        boolean works = reads(new GestaltBuilder().setSentenceLexer(SLASHES)
            .addModuleConfig(EnvironmentVarsLoaderModuleConfigBuilder.builder().setLexer(DOUBLE).build())
            .addSource(EnvironmentConfigSourceBuilder.builder().setPrefix("BOOKING").setRemovePrefix(true).build()));
        if (!works) {
            throw new IllegalStateException("environment");
        }
        return "`EnvironmentVarsLoaderModuleConfigBuilder`";
    }
}
