package docs.architecture.overview;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class ArrayMergeByIndex {

    public static void main(String[] args) throws GestaltException {
        // region merge
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("rooms[0]", "Sea view")
                .addCustomConfig("rooms[1]", "Garden")
                .addCustomConfig("rooms[2]", "Attic")
                .addCustomConfig(
                    "mail.to", "desk@harbour.example,ann@harbour.example")
                .build())
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("rooms[0]", "Harbour view")
                .addCustomConfig("mail.to", "me@harbour.example")
                .build())
            .build();
        gestalt.loadConfigs();

        var listOfTexts = new TypeCapture<List<String>>() { };
        System.out.println(gestalt.getConfig("rooms", listOfTexts));
        System.out.println(gestalt.getConfig("mail.to", listOfTexts));
        // endregion merge
    }
}
