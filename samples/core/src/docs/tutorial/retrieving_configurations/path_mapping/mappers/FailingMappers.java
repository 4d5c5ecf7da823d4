package docs.tutorial.retrieving_configurations.path_mapping.mappers;

import java.util.List;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.annotations.ConfigPriority;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.path.mapper.PathMapper;
import org.github.gestalt.config.source.MapConfigSourceBuilder;
import org.github.gestalt.config.token.Token;
import org.github.gestalt.config.utils.GResultOf;

/** Adds a mapper that fails, and comes before the built-in ones. */
// proves docs/tutorial/retrieving-configurations/path-mapping.mdx: after the error of a mapper the next one is asked, and an
// exception or a null ends the read
public class FailingMappers {

    public record Http(Integer idleSeconds) { }

    @ConfigPriority(2000)
    static class Fails implements PathMapper {
        @Override
        public GResultOf<List<Token>> map(String path, String name, SentenceLexer lexer) {
            return GResultOf.errors(new ValidationError.MappingPathEmpty(path, name));
        }
    }

    @ConfigPriority(2000)
    static class Throws implements PathMapper {
        @Override
        public GResultOf<List<Token>> map(String path, String name, SentenceLexer lexer) {
            throw new IllegalStateException(name);
        }
    }

    @ConfigPriority(2000)
    static class ReturnsNull implements PathMapper {
        @Override
        public GResultOf<List<Token>> map(String path, String name, SentenceLexer lexer) {
            return null;
        }
    }

    public static void main(String[] args) throws GestaltException {
        System.out.println("After an error: " + read(new GestaltBuilder().addDefaultPathMappers().addPathMapper(new Fails())));
        System.out.println("An exception: " + thrown(new GestaltBuilder().addDefaultPathMappers().addPathMapper(new Throws())));
        System.out.println("Null: " + thrown(new GestaltBuilder().addDefaultPathMappers().addPathMapper(new ReturnsNull())));
    }

    private static String thrown(GestaltBuilder builder) throws GestaltException {
        try {
            throw new AssertionError(read(builder));
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName();
        }
    }

    private static Integer read(GestaltBuilder builder) throws GestaltException {
        Gestalt gestalt = builder
            .addSource(MapConfigSourceBuilder.builder()
                .addCustomConfig("http.idle-seconds", "60")
                .build())
            .build();
        gestalt.loadConfigs();
        return gestalt.getConfig("http", Http.class).idleSeconds();
    }
}
