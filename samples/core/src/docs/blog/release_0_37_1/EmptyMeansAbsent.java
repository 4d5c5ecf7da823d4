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
        System.out.println("Without the option");
        read(new GestaltBuilder());

        System.out.println("setTreatEmptyStringAsAbsent(true)");
        // region option
        GestaltBuilder builder = new GestaltBuilder()
            .setTreatEmptyStringAsAbsent(true);
        // endregion option
        read(builder);
    }

    private static void read(GestaltBuilder builder) throws GestaltException {
        // region read
        Gestalt gestalt = builder
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of("mail.sender", ""))
                .build())
            .build();
        gestalt.loadConfigs();

        String path = "mail.sender";
        String nobody = "nobody@hotel.example";
        print("field", gestalt.getConfig("mail", Mail.class).sender);
        print("default", gestalt.getConfig(path, nobody, String.class));
        print("optional", gestalt.getConfigOptional(path, String.class));
        print("mandatory", gestalt.getConfig(path, String.class));
        // endregion read
    }

    private static void print(String read, Object value) {
        System.out.println("  " + read + ": " + (value instanceof String ? "\"" + value + "\"" : value));
    }
}
