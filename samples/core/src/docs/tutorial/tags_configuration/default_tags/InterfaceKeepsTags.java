package docs.tutorial.tags_configuration.default_tags;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.decoder.ProxyDecoderMode;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

// proves docs/tutorial/tags-configuration/default-tags.mdx: an interface keeps the tags that it was made with
public class InterfaceKeepsTags {

    public interface Server {
        Integer port();
    }

    public static void main(String[] args) throws GestaltException {
        for (ProxyDecoderMode mode : ProxyDecoderMode.values()) {
            Map<String, String> test = new ConcurrentHashMap<>(Map.of("http.port", "9191"));
            ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
            Gestalt gestalt = new GestaltBuilder()
                .addSource(MapConfigSourceBuilder.builder().setCustomConfig(test)
                    .setTags(Tags.profile("test")).addConfigReloadStrategy(strategy).build())
                .addSource(MapConfigSourceBuilder.builder().setCustomConfig(Map.of("http.port", "9090"))
                    .setTags(Tags.profile("dev")).build())
                .setDefaultTags(Tags.profile("dev"))
                .setProxyDecoderMode(mode)
                .build();
            gestalt.loadConfigs();

            Server server = gestalt.getConfig("http", Server.class, Tags.profile("test"));
            int before = server.port();
            test.put("http.port", "9292");
            strategy.reload();
            System.out.println(mode + ": " + before + ", then " + server.port());
        }
    }
}
