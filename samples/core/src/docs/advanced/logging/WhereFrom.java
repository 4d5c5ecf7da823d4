package docs.advanced.logging;

import java.util.List;
import java.util.Optional;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.processor.config.include.IncludeConfigNodeProcessor;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.EnvironmentConfigSourceBuilder;

public class WhereFrom {

    public static void main(String[] args) throws GestaltException {
        List<ConfigSourcePackage> sources = List.of(
            ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties").build(),
            ClassPathConfigSourceBuilder.builder()
                .setResource("production.properties").build(),
            EnvironmentConfigSourceBuilder.builder()
                .setPrefix("BOOKING").setRemovePrefix(true).build());

        Gestalt gestalt = new GestaltBuilder().addSources(sources).build();
        gestalt.loadConfigs();

        for (String path : List.of("http.port", "db.url", "mail.from")) {
            Optional<String> value = gestalt.getConfigOptional(path, String.class);
            System.out.println(path + " = " + value.orElse("(no source has it)"));
            printSources(path, sources);
        }
    }

    /** Loads each source alone, fills no placeholder, and prints its text. */
    static void printSources(String path, List<ConfigSourcePackage> sources)
            throws GestaltException {
        for (ConfigSourcePackage source : sources) {
            Gestalt alone = new GestaltBuilder()
                .addSource(new ConfigSourcePackage(
                    source.getConfigSource(), List.of(), source.getTags()))
                .setConfigNodeProcessors(List.of(new IncludeConfigNodeProcessor()))
                .build();
            alone.loadConfigs();

            String name = source.getConfigSource().name();
            alone.getConfigOptional(path, String.class, source.getTags())
                .ifPresent(text -> System.out.println("    " + name + ": " + text));
        }
    }
}
