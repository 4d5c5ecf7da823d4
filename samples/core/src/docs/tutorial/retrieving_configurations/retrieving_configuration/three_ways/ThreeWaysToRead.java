package docs.tutorial.retrieving_configurations.retrieving_configuration.three_ways;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

/** Reads what is there, what is missing and what is malformed, in three ways. */
public class ThreeWaysToRead {

    public record Room(String name, Integer beds) { }

    public record Mail(String host) { }

    public record Timeouts(Integer port, int idleSeconds) { }

    interface Read {
        Object run() throws GestaltException;
    }

    static final TypeCapture<List<Room>> ROOMS = new TypeCapture<List<Room>>() { };

    static Gestalt gestalt;

    public static void main(String[] args) throws GestaltException {
        gestalt = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("draft.properties")
                .build())
            .build();
        gestalt.loadConfigs();

        System.out.println("The value is\t`getConfig(…)`"
            + "\tWith a default\tAs an `Optional`");
        row("missing",
            () -> gestalt.getConfig("http.idleSeconds", Integer.class),
            () -> gestalt.getConfig("http.idleSeconds", 30, Integer.class),
            () -> gestalt.getConfigOptional("http.idleSeconds", Integer.class));
        row("text, not a number",
            () -> gestalt.getConfig("http.backlog", Integer.class),
            () -> gestalt.getConfig("http.backlog", 30, Integer.class),
            () -> gestalt.getConfigOptional("http.backlog", Integer.class));
        row("an empty text, read as a number",
            () -> gestalt.getConfig("lobby.notice", Integer.class),
            () -> gestalt.getConfig("lobby.notice", 30, Integer.class),
            () -> gestalt.getConfigOptional("lobby.notice", Integer.class));
        row("an empty text, read as a text",
            () -> quoted(gestalt.getConfig("lobby.notice", String.class)),
            () -> quoted(gestalt.getConfig("lobby.notice", "none", String.class)),
            () -> gestalt.getConfigOptional("lobby.notice", String.class).map(ThreeWaysToRead::quoted));
        row("`maybe`, read as a `Boolean`",
            () -> gestalt.getConfig("http.gzip", Boolean.class),
            () -> gestalt.getConfig("http.gzip", true, Boolean.class),
            () -> gestalt.getConfigOptional("http.gzip", Boolean.class));
        row("a list in which a room has no beds",
            () -> gestalt.getConfig("rooms", ROOMS),
            () -> gestalt.getConfig("rooms", List.of(), ROOMS),
            () -> gestalt.getConfigOptional("rooms", ROOMS));
        row("a missing record `mail`",
            () -> gestalt.getConfig("mail", Mail.class),
            () -> gestalt.getConfig("mail", new Mail("localhost"), Mail.class),
            () -> gestalt.getConfigOptional("mail", Mail.class));
        row("a record with an `int` that has no key",
            () -> gestalt.getConfig("http", Timeouts.class),
            () -> gestalt.getConfig("http", new Timeouts(8080, 30), Timeouts.class),
            () -> gestalt.getConfigOptional("http", Timeouts.class));
    }

    private static String quoted(String text) {
        return '"' + text + '"';
    }

    private static void row(String call, Read... reads) {
        StringBuilder cells = new StringBuilder(call);
        for (Read read : reads) {
            cells.append("\t`").append(outcome(read)).append('`');
        }
        System.out.println(cells);
    }

    private static Object outcome(Read read) {
        try {
            return read.run();
        } catch (GestaltException | RuntimeException e) {
            return e.getClass().getSimpleName();
        }
    }
}
