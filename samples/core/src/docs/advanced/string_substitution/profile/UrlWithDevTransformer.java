package docs.advanced.string_substitution.profile;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

// proves docs/advanced/string-substitution.mdx: with DevTransformer, a placeholder finds the value of the tagged file
public class UrlWithDevTransformer {

    public static void main(String[] args) throws GestaltException {
        Tags dev = Tags.profile("dev");
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-dev.properties")
                .setTags(dev)
                .build())
            .build();
        gestalt.loadConfigs();

        System.out.println("Host: " + gestalt.getConfig("db.host", String.class, dev));
        System.out.println("URL:  " + gestalt.getConfig("db.url", String.class, dev));
    }
}
