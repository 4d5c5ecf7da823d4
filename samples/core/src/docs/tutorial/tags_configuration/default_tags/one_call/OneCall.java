package docs.tutorial.tags_configuration.default_tags.one_call;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;

public class OneCall {
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
            .setDefaultTags(Tags.profile("dev"))
            .build();
        gestalt.loadConfigs();

        // region one-call
        String host = gestalt.getConfig("db.host", String.class);
        System.out.println("Default: " + host);

        host = gestalt.getConfig(
            "db.host", String.class, Tags.profile("test"));
        System.out.println("Of test: " + host);

        host = gestalt.getConfig("db.host", String.class, Tags.of());
        System.out.println("Untagged: " + host);
        // endregion one-call
    }
}
