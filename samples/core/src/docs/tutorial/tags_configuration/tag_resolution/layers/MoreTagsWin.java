package docs.tutorial.tags_configuration.tag_resolution.layers;

import java.util.Comparator;
import java.util.stream.Collectors;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.node.ConfigNodeTagResolutionStrategy;
import org.github.gestalt.config.node.SubsetTagsWithDefaultTagResolutionStrategy;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.GResultOf;

public class MoreTagsWin {
    public static void main(String[] args) throws GestaltException {
        // region more-tags-win
        ConfigNodeTagResolutionStrategy moreTagsWin = (roots, tags) ->
            roots.entrySet().stream()
                .filter(root -> root.getKey().isSubsetOf(tags))
                .sorted(Comparator.comparingInt(
                    root -> root.getKey().getTags().size()))
                .map(root -> GResultOf.result(root.getValue()))
                .collect(Collectors.toList());
        // endregion more-tags-win

        System.out.println("Subset: " + port(new SubsetTagsWithDefaultTagResolutionStrategy()));
        System.out.println("More tags win: " + port(moreTagsWin));
    }

    static Integer port(ConfigNodeTagResolutionStrategy strategy)
            throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-dev.properties")
                .addTag(Tag.profile("dev")).build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build())
            .setConfigNodeTagResolutionStrategy(strategy)
            .build();
        gestalt.loadConfigs();
        return gestalt.getConfig(
            "http.port", Integer.class, Tags.profile("dev"));
    }
}
