package docs.architecture.node_processor;

import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.ConfigPriority;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.PathLexer;
import org.github.gestalt.config.path.mapper.PathMapper;
import org.github.gestalt.config.processor.config.transform.Transformer;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.token.ObjectToken;
import org.github.gestalt.config.token.Token;

/** The built-in path mappers and transformers with a priority, in the order in which the library asks them. */
public class HighNumberFirst {

    public static void main(String[] args) throws GestaltException {
        // A system property has the same name as a key of the source: the answer says which transformer is asked first.
        System.setProperty("db.port", "7432");
        Gestalt gestalt = new GestaltBuilder()
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("db.port", "5432")
                .addCustomConfig("tunnel.port", "${db.port}")
                .build())
            .build();
        gestalt.loadConfigs();
        if (gestalt.getConfig("tunnel.port", Integer.class) != 5432) {
            throw new IllegalStateException("The transformer with the higher number is not asked first.");
        }

        System.out.println("Priority\tClass\tFinds");
        ServiceLoader.load(Transformer.class).stream()
            .map(ServiceLoader.Provider::get)
            .filter(transformer -> transformer.getClass().isAnnotationPresent(ConfigPriority.class))
            .sorted(Comparator.comparingInt(HighNumberFirst::priority).reversed())
            .forEach(transformer -> print("transformer", transformer, "`${…}`, and `${%s:…}`".formatted(transformer.name())));

        String byName = ServiceLoader.load(Transformer.class).stream()
            .map(ServiceLoader.Provider::get)
            .filter(transformer -> !transformer.getClass().isAnnotationPresent(ConfigPriority.class))
            .map(transformer -> "`" + transformer.name() + "`")
            .sorted()
            .collect(Collectors.joining(", "));
        System.out.println("transformer, none\tthose named " + byName + "\ttheir names alone");

        // The list that the decoders go through is in order already.
        for (PathMapper mapper : gestalt.getDecoderService().getPathMappers()) {
            print("path mapper", mapper, "`poolSize` as `%s`".formatted(lookedFor(mapper)));
        }
    }

    private static String lookedFor(PathMapper mapper) {
        List<Token> tokens = mapper.map("db", "poolSize", new PathLexer()).results();
        return tokens.stream().map(token -> ((ObjectToken) token).getName()).collect(Collectors.joining("."));
    }

    private static void print(String part, Object builtIn, String finds) {
        System.out.printf("%s, %d\t`%s`\t%s%n", part, priority(builtIn), builtIn.getClass().getSimpleName(), finds);
    }

    private static int priority(Object builtIn) {
        return builtIn.getClass().getAnnotation(ConfigPriority.class).value();
    }
}
