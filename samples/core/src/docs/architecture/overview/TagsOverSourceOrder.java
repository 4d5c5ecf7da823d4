package docs.architecture.overview;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

public class TagsOverSourceOrder {

    public static void main(String[] args) throws GestaltException {
        // region tags
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("db.port", "6432")
                .setTags(Tags.environment("dev"))
                .build())
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("db.port", "5432")
                .build())
            .build();
        gestalt.loadConfigs();

        int port = gestalt.getConfig("db.port", Integer.class);
        Tags dev = Tags.environment("dev");
        int devPort = gestalt.getConfig("db.port", Integer.class, dev);
        System.out.println("Without tags: " + port);
        System.out.println("For dev: " + devPort);
        System.out.println(gestalt.debugPrint());
        // endregion tags
    }
}
