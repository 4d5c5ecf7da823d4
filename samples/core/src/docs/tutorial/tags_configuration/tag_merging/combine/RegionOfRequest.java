package docs.tutorial.tags_configuration.tag_merging.combine;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.node.SubsetTagsWithDefaultTagResolutionStrategy;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;

public class RegionOfRequest {
    static final ThreadLocal<Tags> REQUEST = new ThreadLocal<>();

    static Tags addRequest(Tags tags, Tags defaultTags) {
        return defaultTags.and(tags).and(REQUEST.get());
    }

    static String answer(Gestalt gestalt, String region) throws GestaltException {
        REQUEST.set(Tags.of(Tag.of("region", region)));
        try {
            return title(gestalt);
        } finally {
            REQUEST.remove();
        }
    }

    static String title(Gestalt gestalt) throws GestaltException {
        return gestalt.getConfig("booking.title", String.class);
    }

    public static void main(String[] args) throws Exception {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-dev.properties")
                .addTag(Tag.profile("dev")).build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-eu.properties")
                .addTag(Tag.of("region", "eu")).build())
            .setConfigNodeTagResolutionStrategy(new SubsetTagsWithDefaultTagResolutionStrategy())
            .setDefaultTags(Tags.profile("dev"))
            .setTagMergingStrategy(RegionOfRequest::addRequest)
            .build();
        gestalt.loadConfigs();

        // A pool of one thread stands in for a server.
        ExecutorService pool = Executors.newSingleThreadExecutor();
        System.out.println("A request from eu: "
            + pool.submit(() -> answer(gestalt, "eu")).get());
        System.out.println("The next request in this thread: "
            + pool.submit(() -> title(gestalt)).get());

        // A Runnable: Tags.of(Tag.of(…)) declares no checked exception.
        pool.execute(() -> REQUEST.set(Tags.of(Tag.of("region", "eu"))));
        System.out.println("The next one without remove(): "
            + pool.submit(() -> title(gestalt)).get());
        pool.shutdown();
    }
}
