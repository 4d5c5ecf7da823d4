package docs.architecture.config_loader;

import java.util.List;
import java.util.Locale;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltConfigurationException;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.loader.ConfigLoader;
import org.github.gestalt.config.loader.ConfigLoaderRegistry;
import org.github.gestalt.config.loader.ConfigLoaderService;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

// proves docs/architecture/config-loader.mdx: a registry of yours may choose the loader by the format in lower case
public class AnyCase {

    static class AnyCaseRegistry implements ConfigLoaderService {
        private final ConfigLoaderService registry = new ConfigLoaderRegistry();

        @Override
        public ConfigLoader getLoader(String format)
                throws GestaltConfigurationException {
            boolean known = getConfigLoaders().stream()
                .anyMatch(loader -> loader.accepts(format));
            return registry.getLoader(
                known ? format : format.toLowerCase(Locale.ROOT));
        }

        @Override
        public void addLoaders(List<ConfigLoader> loaders) {
            registry.addLoaders(loaders);
        }

        @Override
        public void addLoader(ConfigLoader loader) {
            registry.addLoader(loader);
        }

        @Override
        public void setLoaders(List<ConfigLoader> loaders) {
            registry.setLoaders(loaders);
        }

        @Override
        public List<ConfigLoader> getConfigLoaders() {
            return registry.getConfigLoaders();
        }
    }

    public static void main(String[] args) throws GestaltException {
        ConfigLoaderService registry = new AnyCaseRegistry();
        Gestalt gestalt = new GestaltBuilder()
            .setConfigLoaderService(registry)
            .addSource(StringConfigSourceBuilder.builder()
                .setConfig("port: 8080").setFormat("YAML").build())
            .build();
        gestalt.loadConfigs();

        System.out.println(gestalt.getConfig("port", Integer.class));
        System.out.println(registry.getLoader("YAML").name());
    }
}
