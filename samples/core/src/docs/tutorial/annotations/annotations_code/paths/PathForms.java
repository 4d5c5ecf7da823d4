package docs.tutorial.annotations.annotations_code.paths;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.Config;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.StringConfigSourceBuilder;

/** Reads an object at http whose member has a path, from a file with a single key. */
public class PathForms {

    public record Name(@Config(path = "port") Integer value) { }

    public record Dots(@Config(path = "listener.port") Integer value) { }

    public record Index(@Config(path = "listeners[1].port") Integer value) { }

    public record Camel(@Config(path = "listenerPort") Integer value) { }

    public record CamelTwice(@Config(path = "tlsListener.portNumber") Integer value) { }

    public record Kebab(@Config(path = "listener-port") Integer value) { }

    public record Unnamed(@Config(path = "") Integer value) { }

    public record Listener(Integer port) { }

    public record Group(@Config(path = "tls.listener") Listener value) { }

    public record Elements(@Config(path = "tls.listeners") List<Listener> value) { }

    interface Value<T> {
        Object of(T object);
    }

    public static void main(String[] args) throws Exception {
        System.out.println("`path`\tKey in the file\tYou get");
        row(Name.class, Name::value, "http.port = 1");
        row(Dots.class, Dots::value, "http.listener.port = 2");
        row(Index.class, Index::value, "http.listeners[0].port = 0\nhttp.listeners[1].port = 3");
        row(Group.class, Group::value, "http.tls.listener.port = 4");
        row(Elements.class, Elements::value, "http.tls.listeners[0].port = 5");
        row(Camel.class, Camel::value, "http.listener-port = 6");
        row(CamelTwice.class, CamelTwice::value, "http.tls-listener.port-number = 7");
        row(CamelTwice.class, CamelTwice::value, "http.tls-listener.portNumber = 8");
        row(Kebab.class, Kebab::value, "http.listenerPort = 9");
        row(Name.class, Name::value, "port = 10\nhttp.size = 0");
        row(Unnamed.class, Unnamed::value, "http.value = 11");
    }

    private static <T> void row(Class<T> type, Value<T> value, String file) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(StringConfigSourceBuilder.builder().setConfig(file).setFormat("properties").build())
            .build();
        gestalt.loadConfigs();
        String path = type.getRecordComponents()[0].getAccessor().getAnnotation(Config.class).path();
        String key = file.lines().filter(line -> !line.endsWith("= 0")).findFirst().orElseThrow();
        String result;
        try {
            result = "`" + value.of(gestalt.getConfig("http", type)) + "`";
        } catch (GestaltException e) {
            if (!e.getMessage().contains("Unable to find node matching path: http." + path)) {
                throw e;
            }
            result = "not found";
        }
        System.out.println((path.isEmpty() ? "`\"\"`, as if absent" : "`" + path + "`") + "\t`" + key + "`\t" + result);
    }
}
