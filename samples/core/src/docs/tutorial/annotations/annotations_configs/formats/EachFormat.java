package docs.tutorial.annotations.annotations_configs.formats;

import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

/** Marks the same value in each format. */
public class EachFormat {

    public static void main(String[] args) throws GestaltException {
        System.out.println("Source\tWrite");
        row("`yaml`", "door: {code: \"4711@{temp:2}\"}", "yaml");
        row("`json`", "{\"door\": {\"code\": \"4711@{temp:2}\"}}", "json");
        check("door.code = \"4711@{temp:2}\"", "toml");
        row("`toml`, `conf`", "door.code = \"4711@{temp:2}\"", "conf");
        Gestalt environment = new GestaltBuilder()
            .addSource(EnvironmentConfigSourceBuilder.builder().setPrefix("BOOKING").setRemovePrefix(true).build())
            .build();
        check("environment", environment);
        System.out.println("environment\t`BOOKING_DOOR_CODE=4711@{temp:2}`");
    }

    private static void row(String source, String text, String format) throws GestaltException {
        check(text, format);
        System.out.println(source + "\t`" + text + "`");
    }

    private static void check(String text, String format) throws GestaltException {
        check(text, new GestaltBuilder()
            .addSource(StringConfigSourceBuilder.builder().setConfig(text).setFormat(format).build())
            .build());
    }

    private static void check(String source, Gestalt gestalt) throws GestaltException {
        gestalt.loadConfigs();
        String reads = "";
        for (int read = 0; read < 3; read++) {
            reads += gestalt.getConfig("door.code", String.class) + ";";
        }
        if (!reads.equals("4711;4711;;")) {
            throw new AssertionError(source + ": " + reads);
        }
    }
}
