package docs.tutorial.annotations.annotations_configs.syntax;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Loads a value for each way of writing an annotation, and prints the text that is left and whether it is masked. */
public class WaysToWrite {

    public static void main(String[] args) throws GestaltException {
        System.out.println("Value in the source\tYou read\tMasked");
        for (String value : new String[] {
            "@{secret}4711", "47 @{secret} 11", "4711@{SECRET}", "4711@{secret:false}",
            "4711@{nocache}@{secret}", "4711@{secret}@{secret:false}", "card@{secret}, cash", "4711\\@{secret}", "@{secret}",
            "${code}@{secret}", "#{code}@{secret}"}) {
            row(value);
        }
    }

    private static void row(String value) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("code", "4711").addCustomConfig("door.code", value).build())
            .build();
        gestalt.loadConfigs();
        String text = gestalt.getConfig("door.code", String.class);
        System.out.printf("`%s`\t%s\t%s%n", value, text.isEmpty() ? "an empty text" : "`" + text + "`",
            gestalt.debugPrint().contains("*****") ? "yes" : "no");
    }
}
