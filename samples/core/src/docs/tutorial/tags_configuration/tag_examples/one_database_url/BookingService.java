package docs.tutorial.tags_configuration.tag_examples.one_database_url;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.tag.Tag;
import org.github.gestalt.config.tag.Tags;

public class BookingService {
    public record Database(String host, Integer port) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-dev.properties")
                .addTag(Tag.profile("dev")).build())
            .build();
        gestalt.loadConfigs();

        // region read-url
        Tags dev = Tags.profile("dev");
        Database database = gestalt.getConfig("db", Database.class, dev);
        System.out.println("Host: " + database.host());

        String url = gestalt.getConfig("db.url", String.class, dev);
        System.out.println("From the file: " + url);

        url = "jdbc:postgresql://" + database.host()
            + ":" + database.port() + "/booking";
        System.out.println("From the code: " + url);
        // endregion read-url
    }
}
