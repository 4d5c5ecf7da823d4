package docs.usecase.relaxed_path_parsing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.annotations.ConfigPrefix;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.decoder.ProxyDecoderMode;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.PathLexer;
import org.github.gestalt.config.lexer.PathLexerBuilder;
import org.github.gestalt.config.loader.EnvironmentVarsLoaderModuleConfigBuilder;
import org.github.gestalt.config.loader.PropertyLoaderModuleConfigBuilder;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;
import org.github.gestalt.config.source.KubernetesSecretConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;

// proves docs/usecase/relaxed-path-parsing.mdx: a placeholder, an interface that asks at each call, the path of an annotation, its
// prefix and a system property meet the key in any spelling, two YAML files lose no branch, a lexer for the variables alone is enough for
// camel case if it has the normalizer, a mounted secret follows the lexer, and the lexer takes no more of the JVM's properties than the default one
public class RelaxedFacts {

    public interface Db {
        Integer maxWait();
    }

    @ConfigPrefix(prefix = "d_b")
    public record Prefixed(Integer maxWait) { }

    public record Pool(@Config(path = "max_wait") Integer seconds) { }

    public static void main(String[] args) throws GestaltException, IOException {
        System.setProperty("db.max_idle", "7");
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("db.max-wait", "60")
                .addCustomConfig("db.maxIdle", "5")
                .addCustomConfig("label", "${db.MAX_WAIT} seconds")
                .build())
            .addSource(SystemPropertiesConfigSourceBuilder.builder().build())
            .setSentenceLexer(Lexers.joined())
            .addModuleConfig(PropertyLoaderModuleConfigBuilder.builder().build())
            .setProxyDecoderMode(ProxyDecoderMode.PASSTHROUGH)
            .build();
        gestalt.loadConfigs();
        System.out.println(gestalt.getConfig("label", String.class) + ", "
            + gestalt.getConfig("db", Db.class).maxWait() + ", "
            + gestalt.getConfig("db", Pool.class) + ", "
            + gestalt.getConfig("", Prefixed.class) + ", "
            + gestalt.getConfig("DB.maxIdle", Integer.class));

        Gestalt plain = new GestaltBuilder()
            .addSource(SystemPropertiesConfigSourceBuilder.builder().build())
            .build();
        plain.loadConfigs();
        Map<String, String> branches = new TreeMap<>();
        Gestalt files = new GestaltBuilder()
            .addSource(yaml("poolSize: 1"))
            .addSource(yaml("poolMax: 2"))
            .setSentenceLexer(Lexers.split())
            .build();
        files.loadConfigs();
        for (String key : List.of("pool.size", "pool.max")) {
            branches.put(key, files.getConfig(key, String.class));
        }
        System.out.println("two YAML files: " + branches);

        Gestalt variables = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("db.maxWait", "60").build())
            .addSource(EnvironmentConfigSourceBuilder.builder().setPrefix("DB__").build())
            .addModuleConfig(EnvironmentVarsLoaderModuleConfigBuilder.builder()
                .setLexer(PathLexerBuilder.builder().setDelimiter("__")
                    .setSentenceNormalizer(name -> name.toLowerCase(Locale.ROOT).replaceAll("[_-]", "")).build())
                .build())
            .build();
        variables.loadConfigs();
        System.out.println("variables alone: " + variables.getConfig("db.maxWait", Integer.class));

        Gestalt delimiterAlone = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("db.maxWait", "60").build())
            .addSource(EnvironmentConfigSourceBuilder.builder().setPrefix("DB__").build())
            .addModuleConfig(EnvironmentVarsLoaderModuleConfigBuilder.builder().setLexer(new PathLexer("__")).build())
            .build();
        delimiterAlone.loadConfigs();
        System.out.println("without the normalizer: " + delimiterAlone.getConfig("db.maxWait", Integer.class) + ", "
            + delimiterAlone.getConfig("db.max_wait", Integer.class));
        Path secrets = Files.createDirectories(Path.of("secrets"));
        Files.writeString(secrets.resolve("db.max_wait"), "30");
        Gestalt mounted = new GestaltBuilder()
            .addSource(KubernetesSecretConfigSourceBuilder.builder().setPath(secrets).build())
            .setSentenceLexer(Lexers.joined())
            .build();
        mounted.loadConfigs();
        System.out.println("a mounted secret: " + mounted.getConfig("db.maxWait", Integer.class));
        System.out.println("lost: " + (lost(plain) == lost(gestalt) ? "the same" : "more"));
    }

    private static ConfigSourcePackage yaml(String text) throws GestaltException {
        return StringConfigSourceBuilder.builder().setConfig(text).setFormat("yaml").build();
    }

    private static long lost(Gestalt gestalt) {
        Properties all = System.getProperties();
        return all.stringPropertyNames().stream()
            .filter(key -> gestalt.getConfigOptional(key, String.class).isEmpty())
            .count();
    }
}
