package docs.modules.guice_injection;

import com.google.inject.Guice;
import com.google.inject.ProvisionException;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.ConfigPrefix;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ConfigContainer;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.guice.GestaltModule;
import org.github.gestalt.config.guice.InjectConfig;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

/** Injects one field of each type, and prints what it got or the message. */
public class FieldTypes {

    public record Db(String host, int port) { }

    public record Room(String name, int beds) { }

    @ConfigPrefix(prefix = "db")
    public record PrefixedDb(String host, int port) { }

    public interface DbView {
        String host();

        default int pool() {
            return 20;
        }
    }

    static class Number {
        @InjectConfig(path = "http.port") int field;
    }

    static class Group {
        @InjectConfig(path = "db") Db field;
    }

    static class Prefixed {
        @InjectConfig(path = "") PrefixedDb field;
    }

    static class View {
        @InjectConfig(path = "db") DbView field;
    }

    static class Elements {
        @InjectConfig(path = "rooms") Room[] field;
    }

    static class MissingNumber {
        @InjectConfig(path = "http.backlog") OptionalInt field;
    }

    static class MissingText {
        @InjectConfig(path = "mail.host") Optional<String> field;
    }

    static class PresentText {
        @InjectConfig(path = "db.host") Optional<String> field;
    }

    static class Container {
        @InjectConfig(path = "db.host") ConfigContainer<String> field;
    }

    static class Generic {
        @InjectConfig(path = "rooms") List<Room> field;
    }

    public static void main(String[] args) throws Exception {
        System.out.println("Field\tPath\tGets, or the message");
        for (Object object : List.of(new Number(), new Group(), new Prefixed(), new View(),
            new Elements(), new MissingNumber(), new MissingText(), new PresentText(), new Container(), new Generic())) {
            Field field = object.getClass().getDeclaredField("field");
            String path = field.getAnnotation(InjectConfig.class).path();
            System.out.println("`" + field.getGenericType().getTypeName().replaceAll("[\\w.]+[.$](?=[A-Z])", "") + "`\t"
                + (path.isEmpty() ? "empty" : "`" + path + "`") + "\t" + inject(object, field));
        }
    }

    private static String inject(Object object, Field field) throws Exception {
        try {
            Guice.createInjector(new GestaltModule(load())).injectMembers(object);
        } catch (ProvisionException e) {
            Throwable cause = e;
            while (cause.getCause() != null) {
                cause = cause.getCause();
            }
            if (!(cause instanceof GestaltException)) {
                return "`" + cause.getClass().getSimpleName() + "`";
            }
            return "`" + cause.getMessage().replaceAll("(?s).*?message: ([^\n]*).*", "$1") + "`";
        }
        Object value = field.get(object);
        if (value instanceof DbView view) {
            return "`" + view.host() + "`, and " + view.pool() + " as `pool()`";
        }
        if (value instanceof Room[] rooms) {
            return "`" + Arrays.toString(rooms) + "`";
        }
        return "`" + value + "`";
    }

    private static Gestalt load() throws GestaltException {
        Gestalt config = new GestaltBuilder()
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .build();
        config.loadConfigs();
        return config;
    }
}
