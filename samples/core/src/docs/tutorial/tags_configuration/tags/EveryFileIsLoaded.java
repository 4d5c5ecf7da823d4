package docs.tutorial.tags_configuration.tags;

import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;

// proves docs/tutorial/tags-configuration/tags.mdx: a missing or broken dev file stops each start, whatever it reads
public class EveryFileIsLoaded {

    public static void main(String[] args) throws GestaltException {
        System.out.println(start(new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder().setResource("application-dev-gone.properties").addTag(Tag.profile("dev")).build())));
        System.out.println(start(new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("db.url", "${db.nowhere}").addTag(Tag.profile("dev")).build())));
    }

    /** Adds the untagged source, and tells how the load ends; nothing is read. */
    private static String start(GestaltBuilder builder) {
        try {
            builder.addSource(MapConfigSourceBuilder.builder().addCustomConfig("http.port", "8080").build()).build().loadConfigs();
            return "loaded";
        } catch (GestaltException e) {
            return e.getMessage().lines().findFirst().orElseThrow();
        }
    }
}
