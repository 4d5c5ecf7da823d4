package docs.advanced.configurable_options;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Reads what has a gap, with the defaults and with each of the options. */
public class MissingFields {

    public record Boxed(Integer port, Integer idle) { }

    public record Primitive(Integer port, int idle) { }

    public record MayBeAbsent(Integer port, Optional<Integer> idle) { }

    public record WithDefault(Integer port, @Config(defaultVal = "30") int idle) { }

    public static class Fields {
        private Integer port;
        private int idle;

        public Integer getPort() {
            return port;
        }

        public int getIdle() {
            return idle;
        }
    }

    public static class Initial {
        private int idle = 7;

        public int getIdle() {
            return idle;
        }

        public void setIdle(int idle) {
            this.idle = idle;
        }
    }

    public interface Methods {
        Integer idle();
    }

    interface Read {
        Object from(Gestalt gestalt) throws Exception;
    }

    public static void main(String[] args) {
        System.out.println("Read\tBy default\tMissing allowed\tDiscretionary refused");
        row("a record with `Integer idle`", g -> g.getConfig("http", Boxed.class).idle());
        row("a record with `int idle`", g -> g.getConfig("http", Primitive.class).idle());
        row("a class with `int idle`", g -> g.getConfig("http", Fields.class).getIdle());
        row("a class with `int idle = 7`", g -> g.getConfig("http", Initial.class).getIdle());
        row("an interface with `Integer idle()`",
            g -> g.getConfig("http", Methods.class).idle());
        row("a record with `Optional<Integer> idle`",
            g -> g.getConfig("http", MayBeAbsent.class).idle());
        row("a record with `@Config(defaultVal = \"30\") int idle`",
            g -> g.getConfig("http", WithDefault.class).idle());
        row("a list with the places 0 and 2",
            g -> g.getConfig("floors", new TypeCapture<List<String>>() { }));
        row("`getConfig(\"idle\", 30, Integer.class)`, without the key",
            g -> g.getConfig("idle", 30, Integer.class));
        row("a record without any key", g -> g.getConfig("mail", Boxed.class));
    }

    private static void row(String what, Read read) {
        System.out.println(what
            + "\t" + outcome(read, builder -> builder)
            + "\t" + outcome(read, builder -> builder.setTreatMissingValuesAsErrors(false))
            + "\t" + outcome(read,
                builder -> builder.setTreatMissingDiscretionaryValuesAsErrors(true)));
    }

    private static String outcome(Read read, UnaryOperator<GestaltBuilder> option) {
        try {
            Gestalt gestalt = option.apply(new GestaltBuilder()
                .addSource(MapConfigSourceBuilder.builder()
                    .setCustomConfig(Map.of("http.port", "9090",
                        "floors[0]", "Sea", "floors[2]", "Attic"))
                    .build()))
                .build();
            gestalt.loadConfigs();
            return "`" + read.from(gestalt) + "`";
        } catch (Exception e) {
            return e instanceof GestaltException
                ? "fails" : "`" + e.getClass().getSimpleName() + "`";
        }
    }
}
