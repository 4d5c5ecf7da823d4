package docs.usecase.a_b_testing;

import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Reads each wrong distribution, and what to do instead, then prints: you write, you get, instead. */
public class MistakeTable {

    public static void main(String[] args) {
        System.out.println("You write\tYou get\tInstead");
        row("dist100:50:new", "Unable to determine a value for Dist100 with : 50:new", "for half of the reads, “Unable to determine a value for Dist100”",
            "dist100:50:new,classic", "a last value without a number");
        row("dist100:10:new,20:old,classic,plain", null, "`classic`, since the first value without a number counts",
            "dist100:10:new,20:old,classic", "one value without a number");
        row("dist100:ten:new,classic", "For input string: \"ten\"", "a `NumberFormatException`: For input string: \"ten\"",
            "dist100:10:new,classic", "a whole number");
        row("dist100:10:,classic", "Index 1 out of bounds for length 1", "an `ArrayIndexOutOfBoundsException`",
            "dist100:10:none,classic", "a word for “nothing”, such as `none`");
        row("dist100:100:https://new.example,https://old.example", "https", "`https`: a colon ends a value, and a comma as well",
            "dist100:100:new,old", "names, and the addresses under keys of their own");
    }

    private static void row(String wrong, String message, String told, String right, String instead) {
        String got = read(wrong, message);
        if (message != null && !got.contains(message)) {
            throw new IllegalStateException(wrong + " gives " + got);
        }
        if (read(right, "Unable").contains("Unable")) {
            throw new IllegalStateException(right);
        }
        System.out.println("`#{" + wrong + "}`\t" + told + "\t" + instead);
    }

    /** Reads until a read has the text, 200 times at most. */
    private static String read(String distribution, String text) {
        String got = "";
        for (int i = 0; i < 200; i++) {
            try {
                Gestalt gestalt = new GestaltBuilder().addSource(MapConfigSourceBuilder.builder()
                    .setCustomConfig(Map.of("form", "#{" + distribution + "}")).build()).build();
                gestalt.loadConfigs();
                got = gestalt.getConfig("form", String.class);
            } catch (Exception e) {
                got = String.valueOf(e.getMessage());
            }
            if (text != null && got.contains(text)) {
                return got;
            }
        }
        return got;
    }
}
