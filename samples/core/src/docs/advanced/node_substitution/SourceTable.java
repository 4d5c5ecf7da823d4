package docs.advanced.node_substitution;

import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.node.factory.ConfigNodeFactory;
import org.github.gestalt.config.source.MapConfigSourceBuilder;

/** Every built-in source of an include, tried; started with a variable and a system property. */
public class SourceTable {

    private static final Set<String> LEFT = ServiceLoader.load(ConfigNodeFactory.class).stream()
        .map(provider -> provider.type().getSimpleName()).collect(Collectors.toCollection(TreeSet::new));

    public static void main(String[] args) throws GestaltException {
        System.out.println("You write after `source=`\tIt includes");
        row("source=classPath,resource=db.properties", "a resource of your program", "",
            "classPath", "port", "5432");
        row("source=file,path=db.properties", "a file, from the working directory", "; `file` is the same as `path`", "file", "port", "5432");
        row("source=node,path=standard", "a branch of the untagged sources", "", "node", "beds", "2");
        row("source=env,prefix=BOOKING,removePrefix=true", "environment variables with a prefix",
            "; also `ignoreCaseOnPrefix`, `failOnErrors`", "env", "port", "6432");
        row("source=system", "all system properties", "; also `failOnErrors`", "system", "booking.port", "7432");
        row("source=k8Secret,path=db-secret", "a mounted secret, each file a key", "; `file` is the same as `path`", "k8Secret", "password", "s3@t");
        row("source=url,url=file:db.properties", "a file of a server", "", "url", "port", "5432");
        if (!LEFT.isEmpty()) {
            throw new IllegalStateException("not in the table: " + LEFT);
        }
    }

    private static void row(String value, String includes, String others, String type, String key, String expected)
            throws GestaltException {
        List<String> factories = ServiceLoader.load(ConfigNodeFactory.class).stream()
            .filter(provider -> provider.get().supportsType(type)).map(provider -> provider.type().getSimpleName()).toList();
        factories.forEach(LEFT::remove);
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("standard.beds", "2")
                .addCustomConfig("db.$include", value)
                .build())
            .build();
        gestalt.loadConfigs();
        String seen = gestalt.getConfig("db." + key, String.class);
        if (!seen.equals(expected) || factories.size() != 1) {
            throw new IllegalStateException(value + ": " + seen + factories);
        }
        System.out.println("`" + value.substring("source=".length()) + "`\t" + includes + "; `" + factories.get(0) + "`" + others);
    }
}
