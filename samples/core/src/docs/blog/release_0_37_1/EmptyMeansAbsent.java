package docs.blog.release_0_37_1;

import java.util.Map;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

public class EmptyMeansAbsent {

    public static class Mail {
        private String sender = "desk@hotel.example";
    }

    public static void main(String[] args) throws GestaltException {
        for (boolean absent : new boolean[] {false, true}) {
            // region option
            Gestalt gestalt = new GestaltBuilder()
                .setTreatEmptyStringAsAbsent(absent)
                .addSource(MapConfigSourceBuilder.builder()
                    .setCustomConfig(Map.of("mail.sender", ""))
                    .build())
                .build();
            gestalt.loadConfigs();
            // endregion option

            System.out.println("setTreatEmptyStringAsAbsent(" + absent + ")");
            System.out.println("  field: \"" + gestalt.getConfig("mail", Mail.class).sender + "\"");
            System.out.println("  getConfig with a default: \""
                + gestalt.getConfig("mail.sender", "nobody@hotel.example", String.class) + "\"");
            System.out.println("  getConfigOptional: " + gestalt.getConfigOptional("mail.sender", String.class));
            System.out.println("  getConfig: " + gestalt.getConfig("mail.sender", String.class));
        }
    }
}
