package docs.advanced.logging;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.StringConfigSourceBuilder;
import org.github.gestalt.config.tag.Tags;

/** Loads each line alone and prints what debugPrint shows of its last value. */
public class MaskTable {

    public static void main(String[] args) throws GestaltException {
        System.out.println("In a source\t`debugPrint` shows\tBecause");
        row("db.password = harbour-light", "`password` is a rule");
        row("room.width = 3", "`id` is a rule, and part of `width`");
        row("mail.pwd = sea-breeze", "no rule fits this path");
        row("mail.url = smtp://desk:sea-breeze@m1", "rules look at the path alone");
        row("mail.pwd = sea-breeze@{secret}", "the value is marked");
        row("db.password = x@{secret:false}", "a mark cannot lift a rule");
        row("mail.pwd = ${db.password}", "a copy has the path of the copy",
            "db.password = harbour-light\n");
        row("door.pwd = #{db.password}", "the print comes before the read",
            "db.password = harbour-light\n");
    }

    private static void row(String line, String why) throws GestaltException {
        row(line, why, "");
    }

    private static void row(String line, String why, String before) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(StringConfigSourceBuilder.builder()
                .setConfig(before + line).setFormat("properties").build())
            .build();
        gestalt.loadConfigs();
        String print = gestalt.debugPrint(Tags.of());
        String own = print.substring(print.indexOf(line.replaceAll(".*\\.(\\w+) = .*", "$1")));
        String shown = own.replaceFirst(".*?LeafNode\\{value='(.*?)'}.*", "$1");
        System.out.println("`" + line + "`\t`" + shown + "`\t" + why);
    }
}
