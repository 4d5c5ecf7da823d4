package docs.usecase.override_env_vars;

import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

// proves docs/usecase/override-env-vars.mdx: with setFailOnErrors, a list with commas does not replace one with indexes
public class ListBesideList {

    public static void main(String[] args) throws GestaltException {
        System.out.println(load(false));
        System.out.println(load(true));
    }

    private static String load(boolean failOnErrors) throws GestaltException {
        var gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("rooms[0]", "attic").addCustomConfig("rooms[1]", "garden").build())
            .addSource(EnvironmentConfigSourceBuilder.builder().setPrefix("BOOKING_").setRemovePrefix(true)
                .setFailOnErrors(failOnErrors).build())
            .build();
        try {
            gestalt.loadConfigs();
        } catch (GestaltException e) {
            return e.getMessage().lines().findFirst().orElseThrow();
        }
        return gestalt.getConfig("rooms", String[].class).length + " rooms";
    }
}
