package docs.advanced.string_substitution;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class LoadOrRead {

    public static void main(String[] args) throws GestaltException {
        // region load-or-read
        System.setProperty("season", "low");
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("atLoad", "${sys:season}")
                .addCustomConfig("atRead", "#{sys:season}")
                .build())
            .build();
        gestalt.loadConfigs();
        print(gestalt);

        System.setProperty("season", "high");
        print(gestalt);
        // endregion load-or-read
    }

    static void print(Gestalt gestalt) throws GestaltException {
        System.out.println("At load: " + gestalt.getConfig("atLoad", String.class)
            + ", at read: " + gestalt.getConfig("atRead", String.class));
    }
}
