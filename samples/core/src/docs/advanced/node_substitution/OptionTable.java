package docs.advanced.node_substitution;

import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.GestaltConfig;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** The two options of includes, with their defaults as the library has them, and an effect each that was tried. */
public class OptionTable {

    public static void main(String[] args) throws GestaltException {
        GestaltConfig defaults = new GestaltConfig();
        System.out.println("On the builder\tType, default\tWhat it is for");
        Gestalt word = load(new GestaltBuilder().setNodeIncludeKeyword("@import"), "@import");
        if (!word.getConfig("port", String.class).equals("5432")) {
            throw new IllegalStateException();
        }
        System.out.println("`setNodeIncludeKeyword(…)`\t`String`, `" + defaults.getNodeIncludeKeyword()
            + "`\tthe key of an include; every key that begins with it is one");
        Gestalt none = load(new GestaltBuilder().setNodeNestedIncludeLimit(0), "$include");
        if (none.getConfigOptional("port", String.class).isPresent()) {
            throw new IllegalStateException();
        }
        System.out.println("`setNodeNestedIncludeLimit(…)`\t`Integer`, `" + defaults.getNodeNestedIncludeLimit()
            + "`\thow many includes may lead from one to the next; with 0 there are none");
    }

    private static Gestalt load(GestaltBuilder builder, String key) throws GestaltException {
        Gestalt gestalt = builder
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of(key, "source=classPath,resource=db.properties")).build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }
}
