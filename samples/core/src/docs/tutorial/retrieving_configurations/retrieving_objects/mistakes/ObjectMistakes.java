package docs.tutorial.retrieving_configurations.retrieving_objects.mistakes;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.annotations.ConfigParameter;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Makes each mistake, does it right beside it, and prints what came of both. */
public class ObjectMistakes {

    record Hidden(Integer port) { }

    public record Open(Integer port) { }

    public record PrimitiveGap(int port, int backlog) { }

    public record BoxedGap(Integer port, Integer backlog) { }

    public static class HiddenConstructor {
        Integer port;

        HiddenConstructor() { }
    }

    static class HiddenClass {
        Integer port;

        public HiddenClass() { }
    }

    public static class NoKey {
        final Integer port;
        final Integer backlog;

        public NoKey(@ConfigParameter(path = "port") Integer port, @ConfigParameter(path = "backlog") Integer backlog) {
            this.port = port;
            this.backlog = backlog;
        }
    }

    public static class WithKey {
        final Integer port;
        final Integer backlog;

        public WithKey(
            @ConfigParameter(path = "port") Integer port,
            @ConfigParameter(path = "backlog", defaultVal = "50") Integer backlog) {
            this.port = port;
            this.backlog = backlog;
        }

        @Override
        public String toString() {
            return port + ", " + backlog;
        }
    }

    public static class Hosts {
        final List<String> hosts;

        public Hosts(@ConfigParameter(path = "hosts") List<String> hosts) {
            this.hosts = hosts;
        }
    }

    public record HostsRecord(List<String> hosts) { }

    public record Checked(Integer port) {
        public Checked {
            if (port < 10000) {
                throw new IllegalArgumentException("port below 10000");
            }
        }
    }

    public static class CheckedClass {
        final Integer port;

        public CheckedClass(@ConfigParameter(path = "port") Integer port) {
            if (port < 10000) {
                throw new IllegalArgumentException("port below 10000");
            }
            this.port = port;
        }
    }

    public static class CheckedSetter {
        Integer port;

        public void setPort(Integer port) {
            if (port < 10000) {
                throw new IllegalArgumentException("port below 10000");
            }
            this.port = port;
        }
    }

    public record WrongText(int http) { }

    public record Retry(@Config(defaultVal = "3") Integer times) { }

    public record Group(Integer port, Retry retry) { }

    public record MayGroup(Integer port, Optional<Retry> retry) { }

    public record Menu(String title, List<Menu> items) { }

    public record NestedMenu(String title, Optional<List<NestedMenu>> items) { }

    public record Server(Open http) { }

    public record TextServer(String http) { }

    public static class ServerClass {
        Plain http;
    }

    public static class Plain {
        Integer port;
    }

    public class Inner {
        Integer port;
    }

    interface Read {
        Object run(Gestalt gestalt) throws GestaltException;
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println("You write\tYou get\tInstead");
        if (!outcome(gestalt -> gestalt.getConfig("http", Hidden.class)).replace("Hidden", "PrimitiveGap")
                .equals(outcome(gestalt -> gestalt.getConfig("http", PrimitiveGap.class)))) {
            throw new IllegalStateException("Hidden");
        }
        if (!outcome(gestalt -> gestalt.getConfig("text", WrongText.class)).contains("Could not construct type (")) {
            throw new IllegalStateException("WrongText");
        }
        record Local(Integer port) { }
        if (!outcome(gestalt -> gestalt.getConfig("http", Local.class)).contains("Could not construct type (")) {
            throw new IllegalStateException("Local");
        }
        outcome(gestalt -> gestalt.getConfig("http", BoxedGap.class));
        row("a record that is not public, such as one in a method, or an `int` without a key", gestalt -> gestalt.getConfig("http", Hidden.class),
            "`public record`, `Integer`", gestalt -> gestalt.getConfig("http", Open.class));
        String group = outcome(gestalt -> gestalt.getConfig("http", Group.class));
        if (!group.contains("Unable to find node matching path: http.retry,")
                || !outcome(gestalt -> gestalt.getConfig("http", MayGroup.class).retry()).equals("`Optional.empty`")) {
            throw new IllegalStateException(group);
        }
        String hidden = outcome(gestalt -> gestalt.getConfig("http", HiddenClass.class));
        if (!hidden.replace("HiddenClass", "HiddenConstructor")
                .equals(outcome(gestalt -> gestalt.getConfig("http", HiddenConstructor.class)))) {
            throw new IllegalStateException(hidden);
        }
        row("a class that is not public, or its constructor is not", gestalt -> gestalt.getConfig("http", HiddenConstructor.class),
            "public", gestalt -> gestalt.getConfig("http", Plain.class).port);
        row("a nested class that is not static", gestalt -> gestalt.getConfig("http", Inner.class),
            "`public static class`", gestalt -> gestalt.getConfig("http", Plain.class).port);
        row("a constructor parameter without a key", gestalt -> gestalt.getConfig("http", NoKey.class),
            "`defaultVal`", gestalt -> gestalt.getConfig("http", WithKey.class));
        row("a constructor with a `List<String>`", gestalt -> gestalt.getConfig("cluster", Hosts.class),
            "a record", gestalt -> gestalt.getConfig("cluster", HostsRecord.class));
        row("a check in the constructor of a class", gestalt -> gestalt.getConfig("http", CheckedClass.class),
            "a record, which shows the cause", gestalt -> gestalt.getConfig("http", Checked.class));
        String text = outcome(gestalt -> gestalt.getConfig("text", ServerClass.class));
        if (!text.startsWith("`Constructor for: …ServerClass is not public")) {
            throw new IllegalStateException(text);
        }
        row("a group whose key has a text: `http = x`", gestalt -> gestalt.getConfig("text", Server.class),
            "keys below `http`", gestalt -> gestalt.getConfig("text", TextServer.class));
        row("a record with a list of itself, `List<Menu> items`", gestalt -> gestalt.getConfig("menu", Menu.class),
            "`Optional<List<Menu>>`", gestalt -> gestalt.getConfig("menu", NestedMenu.class));
        System.out.println("a check in a setter\tthe refused " + outcome(gestalt -> gestalt.getConfig("http", CheckedSetter.class).port)
            + ", and only a warning\ta record");
        row("a check in a record, read with a default", gestalt -> gestalt.getConfig("http", new Checked(20000), Checked.class),
            "check after the read", gestalt -> checked(gestalt.getConfig("http", Open.class)));
    }

    private static Open checked(Open http) {
        return http.port() < 10000 ? new Open(20000) : http;
    }

    private static void row(String mistake, Read wrong, String remedy, Read right) throws GestaltException {
        outcome(right);
        System.out.println(String.join("\t", mistake, outcome(wrong), remedy));
    }

    private static String cause(Throwable cause) {
        return cause instanceof IllegalArgumentException ? ", caused by `" + cause.getMessage() + "`" : "";
    }

    private static String outcome(Read read) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .setCustomConfig(Map.of("http.port", "9090", "cluster.hosts", "a.example, b.example", "text.http", "x",
                    "menu.title", "Dinner", "menu.items[0].title", "Soup"))
                .build())
            .build();
        gestalt.loadConfigs();
        try {
            return "`" + read.run(gestalt) + "`";
        } catch (GestaltException e) {
            String[] lines = e.getMessage().split("\n");
            String line = lines[e.getMessage().contains("received node type: leaf") ? 1 : lines.length - 1];
            return "`" + line.replaceAll(".*message: ", "").replaceAll("\\S+\\$", "…") + "`";
        } catch (ClassCastException e) {
            return "`ClassCastException`";
        } catch (RuntimeException e) {
            return "`RuntimeException: " + e.getMessage().replaceAll("\\([^)]*\\$", "(…") + "`" + cause(e.getCause());
        }
    }
}
