package docs.tutorial.annotations.annotations_configs.marked;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Puts each annotation on a value and prints what the library then does with it. */
public class AnnotationTable {

    public record Door(String code) { }

    public static void main(String[] args) throws GestaltException {
        System.out.println("Annotation\tUse it for\tArgument\tIf left out\tPrinted\tRead again\tCached");
        row("secret", "`true`, `false`", "a value to hide when the tree is printed", "`true`");
        row("temp", "a number of reads", "a value that is needed at the start only", "`1`");
        row("encrypt", "`true`, `false`", "a value not to keep as plain text", "`true`");
        row("nocache", "`true`, `false`", "an object that each caller may change", "`true`");
    }

    private static void row(String name, String argument, String use, String missing) throws GestaltException {
        Gestalt gestalt = load("4711@{" + name + "}");
        String first = gestalt.getConfig("door.code", String.class);
        String second = gestalt.getConfig("door.code", String.class);
        String printed = gestalt.debugPrint().replaceAll(".*value='(.*)'.*", "$1");
        Gestalt other = load("4711@{" + name + "}");
        boolean cached = other.getConfig("door", Door.class) == other.getConfig("door", Door.class);
        if (!first.equals("4711")) {
            throw new AssertionError(name);
        }
        System.out.printf("`@{%s}`\t%s\t%s\t%s\t`%s`\t%s\t%s%n", name, use, argument, missing, printed,
            second.isEmpty() ? "empty text" : "`" + second + "`", cached ? "yes" : "no");
    }

    private static Gestalt load(String value) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("door.code", value).build())
            .build();
        gestalt.loadConfigs();
        return gestalt;
    }
}
