package docs.advanced.security_encryptedy_nodes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Looks for a door code in each place where somebody could find it. */
public class ThreatTable {

    /** A class whose setter refuses some codes. */
    public static class Door {
        private String code;

        public String getCode() {
            return code;
        }

        public void setCode(String code) {
            if (!code.matches("\\d+")) {
                throw new IllegalArgumentException("digits only");
            }
            this.code = code;
        }
    }

    private interface Look {
        boolean finds(Gestalt gestalt, String code) throws GestaltException, IOException;
    }

    private static final Path SECRET = Path.of("db-password");
    private static final List<String> VALUES = List.of(
        "${file:db-password}", "${file:db-password}@{encrypt}", "#{file:db-password}");

    public static void main(String[] args) throws GestaltException, IOException {
        System.out.println("Somebody sees\tWith `${file:…}`\tWith `${file:…}@{encrypt}`\tWith `#{file:…}`");
        row("a heap dump of the live objects, and searches it for the text", (gestalt, code) -> {
            gestalt.getConfig("door.code", String.class);
            return HeapSearch.finds(SECRET);
        });
        row("a heap dump with garbage, soon after a read", (gestalt, code) -> {
            gestalt.getConfig("door.code", String.class);
            return HeapSearch.finds(SECRET, false);
        });
        row("`debugPrint()`, where the name is not masked",
            (gestalt, code) -> gestalt.debugPrint().contains(code));
        row("the message of a failed read as `Integer`",
            (gestalt, code) -> failedRead(gestalt, Integer.class).contains(code));
        row("the message of a failed read as an enum",
            (gestalt, code) -> failedRead(gestalt, DayOfWeek.class).contains(code));
        row("the log, after a setter refused the value",
            (gestalt, code) -> logOf(gestalt).contains(code));
    }

    private static void row(String place, Look look) throws GestaltException, IOException {
        List<String> cells = new ArrayList<>();
        for (String value : VALUES) {
            Gestalt gestalt = new GestaltBuilder()
                .addSource(MapConfigSourceBuilder.builder()
                    .addCustomConfig("door.code", value)
                    .build())
                .build();
            gestalt.loadConfigs();
            // In a dump, HeapSearch looks for the text of the file, so no code is read for it.
            String code = place.contains("heap") ? null : Files.readString(SECRET);
            cells.add(look.finds(gestalt, code) ? "in clear" : "hidden");
        }
        System.out.println(place + "\t" + String.join("\t", cells));
    }

    private static String failedRead(Gestalt gestalt, Class<?> type) {
        try {
            return "read: " + gestalt.getConfig("door.code", type);
        } catch (GestaltException e) {
            return e.getMessage();
        }
    }

    private static String logOf(Gestalt gestalt) throws GestaltException {
        StringBuilder log = new StringBuilder();
        Logger logger = Logger.getLogger("org.github.gestalt");
        logger.setUseParentHandlers(false);
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord record) {
                log.append(record.getMessage());
            }

            @Override
            public void flush() { }

            @Override
            public void close() { }
        };
        logger.addHandler(handler);
        gestalt.getConfig("door", Door.class);
        logger.removeHandler(handler);
        return log.toString();
    }
}
