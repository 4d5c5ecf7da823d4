package docs.architecture.overview;

import java.util.List;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.ConfigPrefix;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

/** Prints what is read where "the later source wins" is not the whole answer. */
public class RuleTable {

    private static final TypeCapture<List<String>> TEXTS = new TypeCapture<>() { };

    @ConfigPrefix(prefix = "db")
    public record Database(String host) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = load(
            Map.of("rooms[0]", "Sea view", "rooms[1]", "Attic", "mail", "desk,ann", "replica.db.host", "localhost"),
            Map.of("rooms[0]", "Garden", "mail", "me"));

        System.out.println("The sources have\tYou read\tBecause");
        Gestalt tagged = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("db.port", "6432").setTags(Tags.environment("dev")).build())
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("db.port", "5432").build())
            .build();
        tagged.loadConfigs();
        System.out.printf("`db.port = 6432` for `dev`, the later one `db.port = 5432` without tags\t`%s` in a read for `dev`\t"
            + "tags come before the order%n", tagged.getConfig("db.port", Integer.class, Tags.environment("dev")));
        System.out.printf("`rooms[0]` and `rooms[1]`, the later one only `rooms[0]`\t`%s`\tlists are merged index by index%n",
            gestalt.getConfig("rooms", TEXTS));
        System.out.printf("`mail = desk,ann`, the later one `mail = me`\t`%s`\ta list on one line is one text until it is decoded%n",
            gestalt.getConfig("mail", TEXTS));
        System.out.printf("`replica.db.host`, and the type has `@ConfigPrefix(prefix = \"db\")`\t`%s` at the path `replica`\t"
            + "the prefix is appended to your path%n", gestalt.getConfig("replica", Database.class).host());
    }

    @SafeVarargs
    private static Gestalt load(Map<String, String>... sources) throws GestaltException {
        GestaltBuilder builder = new GestaltBuilder();
        for (Map<String, String> source : sources) {
            builder.addSource(MapConfigSourceBuilder.builder().setCustomConfig(source).build());
        }
        Gestalt gestalt = builder.build();
        gestalt.loadConfigs();
        return gestalt;
    }
}
