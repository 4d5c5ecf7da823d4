package docs.usecase.relaxed_path_parsing;

import java.util.Properties;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.decoder.ProxyDecoderMode;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.loader.PropertyLoaderModuleConfigBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;

// proves docs/usecase/relaxed-path-parsing.mdx: a placeholder, an interface that asks at each call, the path of an annotation and a
// system property meet the key in any spelling, and the lexer takes no more of the JVM's properties than the default one
public class RelaxedFacts {

    public interface Db {
        Integer maxWait();
    }

    public record Pool(@Config(path = "max_wait") Integer seconds) { }

    public static void main(String[] args) throws GestaltException {
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
            + gestalt.getConfig("DB.maxIdle", Integer.class));

        Gestalt plain = new GestaltBuilder()
            .addSource(SystemPropertiesConfigSourceBuilder.builder().build())
            .build();
        plain.loadConfigs();
        System.out.println("lost: " + (lost(plain) == lost(gestalt) ? "the same" : "more"));
    }

    private static long lost(Gestalt gestalt) {
        Properties all = System.getProperties();
        return all.stringPropertyNames().stream()
            .filter(key -> gestalt.getConfigOptional(key, String.class).isEmpty())
            .count();
    }
}
