package docs.modules.validator_hibernate;

import com.github.gestalt.config.validation.hibernate.builder.HibernateModuleBuilder;
import jakarta.validation.Validation;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.List;
import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Reads a valid, an invalid, an incomplete and a missing object in three ways; prints a table. */
public class ReadStyles {

    public record Http(@Min(1024) @Max(65535) Integer port) { }

    private static final Http FALLBACK = new Http(8080);

    interface Read {
        Object of(Gestalt gestalt, String path) throws GestaltException;
    }

    static final Read PLAIN = (gestalt, path) ->
        gestalt.getConfig(path, Http.class);
    static final Read DEFAULT = (gestalt, path) ->
        gestalt.getConfig(path, FALLBACK, Http.class);
    static final Read OPTIONAL = (gestalt, path) ->
        gestalt.getConfigOptional(path, Http.class);

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .setValidationEnabled(true)
            .addModuleConfig(HibernateModuleBuilder.builder()
                .setValidator(Validation.buildDefaultValidatorFactory().getValidator())
                .build())
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of("good.port", "9090", "low.port", "80", "typo.port", "9o90", "empty.host", "x"))
                .build())
            .build();
        gestalt.loadConfigs();
        int[] lines = {0};
        Logger.getLogger("").setUseParentHandlers(false);
        for (Handler handler : Logger.getLogger("").getHandlers()) {
            Logger.getLogger("").removeHandler(handler);
        }
        Logger.getLogger("").addHandler(new Handler() {
            @Override
            public void publish(LogRecord entry) {
                lines[0]++;
            }

            @Override
            public void flush() { }

            @Override
            public void close() { }
        });

        System.out.println("The object\t`getConfig(path, type)`\tWith a default\t`getConfigOptional`");
        row(gestalt, "is valid: `port` is `9090`", "good");
        row(gestalt, "breaks a constraint: `port` is `80`", "low");
        for (String path : List.of("typo", "empty")) {
            for (Read read : List.of(PLAIN, DEFAULT, OPTIONAL)) {
                if (!cell(gestalt, read, path).equals(cell(gestalt, read, "nothing"))) {
                    throw new IllegalStateException(path);
                }
            }
        }
        row(gestalt, "is missing, lacks its `port`, or has a wrong text such as `9o90`", "nothing");
        if (lines[0] != 0) {
            throw new IllegalStateException(lines[0] + " lines in the log");
        }
    }

    private static void row(Gestalt gestalt, String what, String path) {
        System.out.println(what + "\t" + cell(gestalt, PLAIN, path) + "\t" + cell(gestalt, DEFAULT, path)
            + "\t" + cell(gestalt, OPTIONAL, path));
    }

    private static String cell(Gestalt gestalt, Read read, String path) {
        try {
            Object result = read.of(gestalt, path);
            return result == FALLBACK ? "the default" : "`" + result + "`";
        } catch (GestaltException e) {
            return "throws `" + (e.getMessage().startsWith("Validation") ? "Validation failed …`" : "Failed getting …`");
        }
    }
}
