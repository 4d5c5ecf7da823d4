package docs.tutorial.tags_configuration.tags.choose_at_start;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;

public class EachProfile {
    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-dev.properties")
                .addTag(Tag.profile("dev")).build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-test.properties")
                .addTag(Tag.profile("test")).build())
            .build();
        gestalt.loadConfigs();

        System.out.println("Path\tWith `profile=dev`\tWith `profile=test`\tWith `profile=prod`");
        for (String path : List.of("booking.title", "http.port", "db.host", "db.port", "db.pool.size")) {
            System.out.printf("`%s`\t%s\t%s\t%s%n", path,
                gestalt.getConfig(path, String.class, Tags.profile("dev")),
                gestalt.getConfig(path, String.class, Tags.profile("test")),
                gestalt.getConfig(path, String.class, Tags.profile("prod")));
        }
    }
}
