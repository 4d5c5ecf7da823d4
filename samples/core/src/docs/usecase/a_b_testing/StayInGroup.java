package docs.usecase.a_b_testing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.CRC32;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.FileConfigSourceBuilder;

public class StayInGroup {

    // region group
    /** Whether a guest belongs to the share; the same answer for the same guest. */
    static boolean isIn(String experiment, String guest, int share) {
        CRC32 sum = new CRC32();
        sum.update((experiment + ":" + guest).getBytes(StandardCharsets.UTF_8));
        return sum.getValue() % 100 < share;
    }
    // endregion group

    public static void main(String[] args) throws GestaltException, IOException {
        // region load
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();
        Path file = Path.of("share.properties");
        Gestalt gestalt = new GestaltBuilder()
            .addSource(FileConfigSourceBuilder.builder()
                .setPath(file).addConfigReloadStrategy(strategy).build())
            .build();
        gestalt.loadConfigs();
        printGroups(gestalt);
        // endregion load

        // region change
        Files.writeString(file, "booking.form.share=40\n");
        strategy.reload();
        printGroups(gestalt);
        // endregion change
    }

    static void printGroups(Gestalt gestalt) throws GestaltException {
        int share = gestalt.getConfig("booking.form.share", Integer.class);
        System.out.println(share + " % get the new form");
        for (String guest : List.of("guest-103", "guest-108", "guest-112", "guest-123")) {
            System.out.println("  " + guest + ": " + (isIn("form", guest, share) ? "new" : "classic"));
        }
    }
}
