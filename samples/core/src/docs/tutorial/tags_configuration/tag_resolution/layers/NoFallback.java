package docs.tutorial.tags_configuration.tag_resolution.layers;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

public class NoFallback {
    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-dev.properties")
                .setTags(Tags.profile("dev")).build())
            // region no-fallback
            .setConfigNodeTagResolutionStrategy((roots, tags) ->
                roots.containsKey(tags)
                    ? Stream.of(Tags.of(), tags).distinct()
                        .filter(roots::containsKey)
                        .map(key -> GResultOf.result(roots.get(key)))
                        .collect(Collectors.toList())
                    : List.of())
            // endregion no-fallback
            .build();
        gestalt.loadConfigs();

        for (String profile : List.of("dev", "stage")) {
            try {
                Tags tags = Tags.profile(profile);
                System.out.println(profile + ": "
                    + gestalt.getConfig("booking.title", String.class, tags) + ", port "
                    + gestalt.getConfig("http.port", Integer.class, tags));
            } catch (GestaltException e) {
                System.out.println(profile + ": " + e.getMessage());
            }
        }

        Tags stage = Tags.profile("stage");
        System.out.println("stage, default 80: "
            + gestalt.getConfig("http.port", 80, Integer.class, stage));
        System.out.println("stage, Optional: "
            + gestalt.getConfigOptional("http.port", Integer.class, stage));
    }
}
