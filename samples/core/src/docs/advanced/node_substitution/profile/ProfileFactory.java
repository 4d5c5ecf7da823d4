package docs.advanced.node_substitution.profile;

import java.util.List;
import java.util.Map;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.loader.ConfigLoaderService;
import org.github.gestalt.config.loader.ConfigLoaderUtils;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.node.factory.ConfigNodeFactory;
import org.github.gestalt.config.node.factory.ConfigNodeFactoryConfig;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.utils.GResultOf;

/** Includes db-dev.properties for source=profile,name=db and the profile dev. */
public class ProfileFactory implements ConfigNodeFactory {

    private final String profile;
    private ConfigLoaderService loaders;

    public ProfileFactory(String profile) {
        this.profile = profile;
    }

    @Override
    public void applyConfig(ConfigNodeFactoryConfig config) {
        loaders = config.getConfigLoaderService();
    }

    @Override
    public Boolean supportsType(String type) {
        return "profile".equals(type);
    }

    @Override
    public GResultOf<List<ConfigNode>> build(Map<String, String> parameters) {
        String file = parameters.get("name") + "-" + profile + ".properties";
        try {
            return ConfigLoaderUtils.convertSourceToNodes(
                ClassPathConfigSourceBuilder.builder()
                    .setResource(file).build().getConfigSource(), loaders);
        } catch (GestaltException e) {
            return GResultOf.errors(
                new ValidationError.ConfigSourceFactoryException("profile", e));
        }
    }
}
