package docs.tutorial.tags_configuration.tag_resolution.layers;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

public class NoFallback {
    public static void main(String[] args) throws GestaltException {
        // region no-fallback
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-dev.properties")
                .setTags(Tags.profile("dev")).build())
            .setConfigNodeTagResolutionStrategy((roots, tags) ->
                roots.containsKey(tags)
                    ? List.of(GResultOf.result(roots.get(tags)))
                    : List.of())
            .build();
        gestalt.loadConfigs();

        for (String profile : List.of("dev", "stage")) {
            try {
                System.out.println(profile + ": " + gestalt.getConfig(
                    "http.port", Integer.class, Tags.profile(profile)));
            } catch (GestaltException e) {
                System.out.println(profile + ": " + e.getMessage());
            }
        }
        // endregion no-fallback
    }
}
