package docs.tutorial.getting_started;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class SharedResult {

    public record Room(String name, Integer beds) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .build();
        gestalt.loadConfigs();

        // region clear-a-list
        TypeCapture<List<Room>> type = new TypeCapture<>() { };
        List<Room> rooms = gestalt.getConfig("rooms", type);
        System.out.println("You get " + rooms.size() + " rooms");
        rooms.clear();
        List<Room> next = gestalt.getConfig("rooms", type);
        System.out.println("The next caller gets " + next.size());
        // endregion clear-a-list
    }
}
