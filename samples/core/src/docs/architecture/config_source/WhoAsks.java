package docs.architecture.config_source;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.builder.SourceBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.reload.ManualConfigReloadStrategy;
import org.github.gestalt.config.source.ConfigSource;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.source.StringConfigSource;

/** Writes down what Gestalt asks a source, call by call. */
public class WhoAsks {

    private static final List<String> ASKED = new ArrayList<>();

    public static void main(String[] args) throws GestaltException {
        ManualConfigReloadStrategy strategy = new ManualConfigReloadStrategy();

        System.out.println("You call\tGestalt asks the source, in this order");
        ConfigSourcePackage source = new TracedBuilder()
            .addConfigReloadStrategy(strategy).build();
        row("`build()` of the builder of the source");
        Gestalt gestalt = new GestaltBuilder().addSource(source)
            .addSource(MapConfigSourceBuilder.builder().addCustomConfig("title", "Harbour").build())
            .build();
        row("`build()` of the `GestaltBuilder`");
        gestalt.loadConfigs();
        row("`loadConfigs()`");
        gestalt.getConfig("http.port", Integer.class);
        row("`getConfig()`");
        strategy.reload();
        row("`reload()`");
    }

    private static void row(String call) {
        System.out.println(call + "\t" + (ASKED.isEmpty() ? "nothing"
            : ASKED.stream().map(name -> "`" + name + "()`").collect(Collectors.joining(", "))));
        ASKED.clear();
    }

    /** Builds a text whose every method first writes down its name, and which could be closed. */
    private static final class TracedBuilder extends SourceBuilder<TracedBuilder, ConfigSource> {
        @Override
        public ConfigSourcePackage build() throws GestaltException {
            ConfigSource text = new StringConfigSource("http.port = 8080", "properties");
            return buildPackage((ConfigSource) Proxy.newProxyInstance(
                ConfigSource.class.getClassLoader(), new Class<?>[] {ConfigSource.class, AutoCloseable.class},
                (proxy, method, arguments) -> asked(text, proxy, method, arguments)));
        }

        private static Object asked(ConfigSource text, Object proxy, Method method, Object[] arguments) throws Exception {
            ASKED.add(method.getName());
            return method.getName().equals("equals") ? proxy == arguments[0] : method.invoke(text, arguments);
        }
    }
}
