package docs.tutorial.getting_started.messages;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

public class Messages {
    public record Room(String name, Integer beds, String floor) { }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application-dev.properties").build())
            .build();
        gestalt.loadConfigs();

        System.out.println("You see\tIt means\tDo this");
        row(gestalt, "http.prot", Integer.class,
            "No source has this key, or only one with tags; here the path is misspelt.",
            "Compare it with the file, or print `gestalt.debugPrint()`, which returns everything that was loaded.");
        row(gestalt, "db.port", Integer.class,
            "The text at this path is not a number.",
            "Correct it. If it is secret, keep the message out of your logs.");
        row(gestalt, "rooms[0]", Room.class,
            "The class has a member, `floor`, that no source has.",
            "Add the key, or declare the member as `Optional<String>`.");
    }

    private static void row(Gestalt gestalt, String path, Class<?> type, String meaning, String remedy) {
        try {
            gestalt.getConfig(path, type);
        } catch (GestaltException e) {
            String detail = e.getMessage().substring(e.getMessage().indexOf("message: ") + 9);
            System.out.printf("`%s`\t%s\t%s%n", detail, meaning, remedy);
        }
    }
}
