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
        // region tag-the-command-line
        Gestalt gestalt = new GestaltBuilder()
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
            .setDefaultTags(Tags.environment("prod"))
            .build();
        gestalt.loadConfigs();

        int port = gestalt.getConfig("http.port", Integer.class);
        System.out.println("Port: " + port);
        // endregion tag-the-command-line
    }
}
