package docs.tutorial.loading_configuration.config_tree;

import java.util.List;
import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class PathTable {

    public record Pool(Integer size) { }

    public record Room(String name, Integer beds) { }

    public record Port(Integer port) { }

    public record Settings(Port http) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build())
            .build();
        gestalt.loadConfigs();

        System.out.println("Path\tLeads to\tRead it as\tYou get");
        row("HTTP.Port", "leaf", "Integer", gestalt.getConfig("HTTP.Port", Integer.class));
        row("rooms[1].beds", "leaf", "Integer",
            gestalt.getConfig("rooms[1].beds", Integer.class));
        row("rooms[1]", "object", "Room", gestalt.getConfig("rooms[1]", Room.class));
        row("rooms", "list", "List<Room>",
            gestalt.getConfig("rooms", new TypeCapture<List<Room>>() { }).size() + " rooms");
        row("db.pool", "object", "Map<String, Integer>",
            gestalt.getConfig("db.pool", new TypeCapture<Map<String, Integer>>() { }));
        System.out.printf("`\"\"` (empty)\tthe top\t`Settings`\t%s%n",
            gestalt.getConfig("", Settings.class));
    }

    private static void row(String path, String node, String type, Object value) {
        System.out.printf("`%s`\t%s\t`%s`\t%s%n", path, node, type, value);
    }
}
