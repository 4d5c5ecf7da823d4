package docs.tutorial.retrieving_configurations.retrieving_generic.texts;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

/** Reads lists from one text. */
public class ListTexts {

    public static void main(String[] args) throws GestaltException {
        System.out.println("Text\tAs `List<String>`\tAs `List<Integer>`");
        row("card, cash");
        row("card\\, with chip, cash");
        row("card; cash");
        row("1,,2");
        row("1,2,");
        row(",");
        row("");
        String empty = emptyInYaml();
        if (!empty.equals("[] []")) {
            throw new AssertionError(empty);
        }
    }

    private static void row(String text) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("list", text).build())
            .build();
        gestalt.loadConfigs();
        System.out.println((text.isEmpty() ? "nothing" : "`" + text + "`")
            + "\t" + quoted(gestalt.getConfig("list", new TypeCapture<List<String>>() { }))
            + "\t" + numbers(gestalt));
    }

    private static String emptyInYaml() throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(StringConfigSourceBuilder.builder().setConfig("texts: []\nnumbers: []").setFormat("yaml").build())
            .build();
        gestalt.loadConfigs();
        return gestalt.getConfig("texts", new TypeCapture<List<String>>() { }) + " "
            + gestalt.getConfig("numbers", new TypeCapture<List<Integer>>() { });
    }

    private static String quoted(List<String> list) {
        return list.size() + (list.size() == 1 ? " text, `" : " texts, `") + list.stream().map(text -> "\"" + text + "\"").toList() + "`";
    }

    private static String numbers(Gestalt gestalt) {
        try {
            return "`" + gestalt.getConfig("list", new TypeCapture<List<Integer>>() { }) + "`";
        } catch (GestaltException e) {
            return "`GestaltException`";
        }
    }
}
