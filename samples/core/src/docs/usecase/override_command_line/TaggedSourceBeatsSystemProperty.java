package docs.usecase.override_command_line;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.SystemPropertiesConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;

public class TaggedSourceBeatsSystemProperty {

    public static void main(String[] args) throws GestaltException {
        // region tag-a-file
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-prod.properties")
                .addTag(Tag.environment("prod"))
                .build())
            .addSource(SystemPropertiesConfigSourceBuilder.builder().build())
            .build();
        gestalt.loadConfigs();

        Tags prod = Tags.environment("prod");
        int untagged = gestalt.getConfig("http.port", Integer.class);
        int tagged = gestalt.getConfig("http.port", Integer.class, prod);
        System.out.println("Without tags: " + untagged);
        System.out.println("With prod:    " + tagged);
        // endregion tag-a-file

        Gestalt always = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-prod.properties")
                .addTag(Tag.environment("prod"))
                .build())
            .addSource(SystemPropertiesConfigSourceBuilder.builder().build())
            .setDefaultTags(prod)
            .build();
        always.loadConfigs();
        System.out.println("By default:   " + always.getConfig("http.port", Integer.class));

        // region tag-the-command-line
        Gestalt cured = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-prod.properties")
                .addTag(Tag.environment("prod"))
                .build())
            .addSource(SystemPropertiesConfigSourceBuilder.builder().build())
            .addSource(SystemPropertiesConfigSourceBuilder.builder()
                .addTag(Tag.environment("prod"))
                .build())
            .build();
        cured.loadConfigs();

        int twice = cured.getConfig("http.port", Integer.class, prod);
        System.out.println("Added twice:  " + twice);
        // endregion tag-the-command-line
    }
}
