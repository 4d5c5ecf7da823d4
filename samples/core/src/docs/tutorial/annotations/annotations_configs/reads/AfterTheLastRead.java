package docs.tutorial.annotations.annotations_configs.reads;

import java.time.DayOfWeek;
import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Uses up a temporary value and reads it once more in each way. */
public class AfterTheLastRead {

    public record Door(String code) { }

    interface Read {
        Object from(Gestalt gestalt) throws GestaltException;
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println("Value\tNext read as\tYou get");
        row("4711@{temp}", "`String`", gestalt -> gestalt.getConfig("door.code", String.class));
        row("4711@{temp}", "`String`, with the default `none`", gestalt -> gestalt.getConfig("door.code", "none", String.class));
        row("4711@{temp}", "`String`, by `getConfigOptional`", gestalt -> gestalt.getConfigOptional("door.code", String.class));
        row("4711@{temp}", "`Integer`", gestalt -> gestalt.getConfig("door.code", Integer.class));
        row("4711@{temp}", "`Integer`, with the default `0`", gestalt -> gestalt.getConfig("door.code", 0, Integer.class));
        row("4711@{temp}", "the object at `door`", gestalt -> gestalt.getConfig("door", Door.class));
        row("true@{temp}", "`Boolean`", gestalt -> gestalt.getConfig("door.code", Boolean.class));
        row("1, 2@{temp}", "`List<Integer>`", gestalt -> gestalt.getConfig("door.code", new TypeCapture<List<Integer>>() { }));
        row("monday@{temp}", "an enum", gestalt -> gestalt.getConfig("door.code", DayOfWeek.class));
    }

    private static void row(String value, String call, Read read) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("door.code", value).build())
            .build();
        gestalt.loadConfigs();
        gestalt.getConfig("door.code", String.class);
        String result;
        try {
            Object found = read.from(gestalt);
            result = found.equals("") ? "an empty text" : "`" + found + "`";
        } catch (GestaltException e) {
            result = "`" + e.getMessage().lines().skip(1).findFirst().orElseThrow().replaceAll(".*message: | attempting.*", "") + "`";
        }
        System.out.println("`" + value + "`\t" + call + "\t" + result);
    }
}
