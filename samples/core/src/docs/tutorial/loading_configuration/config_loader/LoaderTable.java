package docs.tutorial.loading_configuration.config_loader;

import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.github.gestalt.config.loader.ConfigLoader;
import org.github.gestalt.config.toml.TomlLoader;

/** Asks every loader on the class path which formats it reads. */
public class LoaderTable {

    private static final List<String> FORMATS = List.of(
        "properties", "props", "json", "yaml", "yml", "toml", "conf", "hocon", "config", "env",
        "ini", "xml", "mapConfig", "envVars", "systemProperties");

    private static final Map<String, String> MODULES = Map.of(
        "JsonLoader", "`gestalt-json`", "YamlLoader", "`gestalt-yaml`",
        "TomlLoader", "`gestalt-toml`", "HoconLoader", "`gestalt-hocon`");

    public static void main(String[] args) {
        Map<String, ConfigLoader> loaders = new TreeMap<>();
        for (ConfigLoader loader : ServiceLoader.load(ConfigLoader.class)) {
            String id = loader instanceof TomlLoader ? "tomlLoader" : loader.getClass().getSimpleName();
            if (!loader.name().equals(id)) {
                throw new IllegalStateException(loader.name());
            }
            loaders.put(loader.getClass().getSimpleName(), loader);
        }
        System.out.println("Loader\tReads the formats\tModule");
        loaders.forEach((name, loader) -> System.out.printf("`%s`\t%s\t%s%n", name,
            FORMATS.stream().filter(loader::accepts)
                .map(format -> "`" + format + "`").collect(Collectors.joining(", ")),
            MODULES.getOrDefault(name, "`gestalt-core`")));
    }
}
