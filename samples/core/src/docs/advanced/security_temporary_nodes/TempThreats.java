package docs.advanced.security_temporary_nodes;

import java.time.DayOfWeek;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Tries to get a temporary code in each way in which somebody could. */
public class TempThreats {

    public record Door(String code) { }

    private interface Attempt {
        Object by(Gestalt gestalt) throws GestaltException;
    }

    private static final String CODE = "harbour-4711";
    private static ManualConfigReloadStrategy reload;

    public static void main(String[] args) throws GestaltException {
        System.out.println("Somebody\tWith `@{temp}`\tA rule alone\tA rule, masked, no cache\tWith `@{temp}@{encrypt}`");
        row("reads the value after you", gestalt -> {
            gestalt.getConfig("door.code", String.class);
            return gestalt.getConfig("door.code", String.class);
        });
        row("reads the object `door`, which you have read", gestalt -> {
            gestalt.getConfig("door", Door.class);
            return gestalt.getConfig("door", Door.class);
        });
        row("writes the path as `Door.Code`, as you did", gestalt -> {
            gestalt.getConfig("Door.Code", String.class);
            return gestalt.getConfig("Door.Code", String.class);
        });
        row("reads the value before you", gestalt -> gestalt.getConfig("door.code", String.class));
        row("prints the tree before your read", Gestalt::debugPrint);
        row("prints the tree after your read", gestalt -> {
            gestalt.getConfig("door.code", String.class);
            return gestalt.debugPrint();
        });
        row("logs a failed read as `Integer`", gestalt -> failedRead(gestalt, Integer.class));
        row("logs a failed read as an enum", gestalt -> failedRead(gestalt, DayOfWeek.class));
        row("reloads a source, and reads again", gestalt -> {
            gestalt.getConfig("door.code", String.class);
            reload.reload();
            return gestalt.getConfig("door.code", String.class);
        });
    }

    private static void row(String somebody, Attempt attempt) throws GestaltException {
        System.out.println(somebody
            + "\t" + result(attempt, CODE + "@{temp}", new GestaltBuilder())
            + "\t" + result(attempt, CODE, new GestaltBuilder().addTemporaryNodeAccessCount("code"))
            + "\t" + result(attempt, CODE, new GestaltBuilder().addTemporaryNodeAccessCount("code")
                .addSecurityMaskingRule("code").useCacheDecorator(false))
            + "\t" + result(attempt, CODE + "@{temp}@{encrypt}", new GestaltBuilder()));
    }

    private static String result(Attempt attempt, String value, GestaltBuilder builder)
        throws GestaltException {
        reload = new ManualConfigReloadStrategy();
        Gestalt gestalt = builder
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("door.code", value)
                .addConfigReloadStrategy(reload)
                .build())
            .build();
        gestalt.loadConfigs();
        return attempt.by(gestalt).toString().contains(CODE) ? "gets the code" : "does not";
    }

    private static String failedRead(Gestalt gestalt, Class<?> type) {
        try {
            return "read: " + gestalt.getConfig("door.code", type);
        } catch (GestaltException e) {
            return e.getMessage();
        }
    }
}
