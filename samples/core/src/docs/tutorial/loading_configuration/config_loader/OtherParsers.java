package docs.tutorial.loading_configuration.config_loader;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.typesafe.config.ConfigParseOptions;
import com.typesafe.config.ConfigSyntax;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.GestaltModuleConfig;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.hocon.HoconModuleConfigBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.yaml.YamlModuleConfigBuilder;

// proves docs/tutorial/loading-configuration/config-loader.mdx: the mapper for YAML needs the factory of the format; HOCON takes options
public class OtherParsers {

    public static void main(String[] args) throws GestaltException {
        System.out.println("YAML, with its factory: "
            + load("a: 1", "yaml", YamlModuleConfigBuilder.builder()
                .setObjectMapper(new ObjectMapper(new YAMLFactory())).build()));
        System.out.println("YAML, plain mapper: "
            + load("a: 1", "yaml", YamlModuleConfigBuilder.builder()
                .setObjectMapper(new ObjectMapper()).build()));
        System.out.println("HOCON, read as JSON: "
            + load("a = 1", "conf", HoconModuleConfigBuilder.builder()
                .setConfigParseOptions(ConfigParseOptions.defaults()
                    .setSyntax(ConfigSyntax.JSON)).build()));
    }

    private static String load(String text, String format, GestaltModuleConfig config) {
        try {
            Gestalt gestalt = new GestaltBuilder()
                .addModuleConfig(config)
                .addSource(StringConfigSourceBuilder.builder()
                    .setConfig(text).setFormat(format).build())
                .build();
            gestalt.loadConfigs();
            return gestalt.getConfig("a", String.class);
        } catch (GestaltException problem) {
            return problem.getMessage()
                + ", because of " + problem.getCause().getClass().getSimpleName();
        }
    }
}
